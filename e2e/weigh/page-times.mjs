import { setTimeout as wait } from 'node:timers/promises'
import { firstVisit, slowDown } from './phone.mjs'
import { blockedTime, layoutShift, median } from './verdicts.mjs'

/** After the last download: what scripts still do then belongs to the visit. */
const quietMs = 1500

/** The median of several first visits on a slow line and a slow phone. */
export async function pageTimes(browser, address, runs) {
  const visits = []
  for (let run = 0; run < runs; run += 1) visits.push(await visit(browser, address))
  const of = (name) => median(visits.map((figures) => figures[name]))
  return { lcp: of('lcp'), cls: of('cls'), tbt: of('tbt') }
}

function visit(browser, address) {
  return firstVisit(browser, async (page, protocol) => {
    await page.addInitScript(observe)
    await slowDown(protocol)
    await page.goto(address, { waitUntil: 'networkidle', timeout: 60_000 })
    await wait(quietMs)
    const { paints, shifts, tasks, firstPaint } = await page.evaluate(() => globalThis.observed)
    return { lcp: paints.at(-1) ?? Number.NaN, cls: layoutShift(shifts), tbt: blockedTime(tasks, firstPaint) }
  })
}

/** Runs in the page. */
function observe() {
  const observed = { paints: [], shifts: [], tasks: [], firstPaint: 0 }
  globalThis.observed = observed
  const on = (type, note) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  on('largest-contentful-paint', (entry) => observed.paints.push(entry.startTime))
  on('layout-shift', (entry) => entry.hadRecentInput || observed.shifts.push({ start: entry.startTime, value: entry.value }))
  on('longtask', (entry) => observed.tasks.push({ start: entry.startTime, duration: entry.duration }))
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') observed.firstPaint = entry.startTime
  })
}
