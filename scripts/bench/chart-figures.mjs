/** What somebody sees and feels who opens a chart, measured in the page itself. */

/** Pixels of a frame: a hand that turns a wheel without haste, 1,200 a second. */
const stepPixels = 20

/** Milliseconds since the navigation began, and the frames of a scroll down and across the whole chart. */
export async function chartFigures(page, address) {
  await page.goto(address, { waitUntil: 'load' })
  await page.waitForFunction(() => document.querySelectorAll('.chart-bar').length > 0)
  await page.waitForLoadState('networkidle')
  const opened = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation')
    const paint = performance.getEntriesByName('first-contentful-paint')[0]
    return {
      firstByte: Math.round(navigation.responseStart),
      firstPaint: Math.round(paint.startTime),
      timeToData: Math.round(navigation.domContentLoadedEventEnd),
      htmlKilobytes: Math.round(navigation.decodedBodySize / 1024),
      bars: document.querySelectorAll('.chart-bar').length,
      rows: document.querySelectorAll('.chart-row').length,
    }
  })
  return { ...opened, ...(await scrolled(page)) }
}

/**
 * Gaps between animation frames while the chart scrolls by itself; a frame is dropped for every further
 * sixtieth of a second.
 */
function scrolled(page) {
  return page.evaluate(async (pixels) => {
    const chart = document.querySelector('.chart-window')
    const [down, across] = [chart.scrollHeight - chart.clientHeight, chart.scrollWidth - chart.clientWidth]
    const frames = Math.ceil(down / pixels)
    const nextFrame = () => new Promise(requestAnimationFrame)
    for (let warmUp = 0; warmUp < 10; warmUp += 1) await nextFrame()
    const gaps = []
    let last = await nextFrame()
    for (let frame = 1; frame <= frames; frame += 1) {
      chart.scrollTo((across * frame) / frames, (down * frame) / frames)
      const now = await nextFrame()
      gaps.push(now - last)
      last = now
    }
    const sixtieth = 1000 / 60
    const dropped = gaps.reduce((sum, gap) => sum + Math.max(Math.round(gap / sixtieth) - 1, 0), 0)
    return { frames, droppedFrames: dropped, longestFrame: Math.round(Math.max(...gaps)) }
  }, stepPixels)
}
