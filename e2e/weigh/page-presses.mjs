import { setTimeout as wait } from 'node:timers/promises'
import { firstVisit, slowDown } from './phone.mjs'
import { median, slowestPress } from './verdicts.mjs'

/** Until the last press is drawn and the browser has told of it. */
const quietMs = 1000

/** How long a slow phone takes to draw after each press of a walk, the slowest one; the median of several. */
export async function pagePresses(browser, { address, walk }, runs) {
  const slowest = []
  for (let run = 0; run < runs; run += 1) slowest.push(await pressed(browser, address, walk))
  return { inp: median(slowest) }
}

function pressed(browser, address, walk) {
  return firstVisit(browser, async (page, protocol) => {
    await page.addInitScript(observe)
    await slowDown(protocol)
    await page.goto(address, { waitUntil: 'networkidle', timeout: 60_000 })
    await walk(page)
    await wait(quietMs)
    return slowestPress(await page.evaluate(() => globalThis.pressed))
  })
}

/** Runs in the page. */
function observe() {
  const found = []
  globalThis.pressed = found
  const note = ({ interactionId, duration, name, startTime }) => {
    if (interactionId > 0) found.push({ press: interactionId, duration, name, startTime })
  }
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  })
}
