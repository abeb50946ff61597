/** A phone of the middle: its screen decides which pictures are downloaded. */
export const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

const bytesPerSecond = (megabits) => (megabits * 1_000_000) / 8
const slowFourG = {
  offline: false,
  latency: 150,
  downloadThroughput: bytesPerSecond(1.6),
  uploadThroughput: bytesPerSecond(0.75),
}
const slowdownOfProcessor = 4

/** A page of a browser that has never been here, on a phone, with Chromium's protocol at hand. */
export async function firstVisit(browser, visit) {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const protocol = await context.newCDPSession(page)
    await protocol.send('Network.enable')
    return await visit(page, protocol)
  } finally {
    await context.close()
  }
}

export async function slowDown(protocol) {
  await protocol.send('Network.emulateNetworkConditions', slowFourG)
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdownOfProcessor })
}
