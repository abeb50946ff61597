import { firstVisit } from './phone.mjs'

const kilobyte = 1024

/** What a first visit downloads without a touch or a scroll, as it crosses the wire. */
export function pageBytes(browser, address) {
  return firstVisit(browser, async (page, protocol) => {
    const answers = listen(protocol)
    await page.goto(address, { waitUntil: 'networkidle' })
    const all = [...answers.values()].filter(({ bytes }) => bytes > 0)
    return {
      figures: {
        weight: kilobytes(all.map(({ bytes }) => bytes)),
        javascript: kilobytes(bodies(all, 'Script')),
        html: kilobytes(bodies(all, 'Document')),
        requests: all.length,
      },
      downloads: all.sort((a, b) => b.bytes - a.bytes),
    }
  })
}

const kilobytes = (bytes) => bytes.reduce((sum, each) => sum + each, 0) / kilobyte

/** Without headers: what the compression left of the content. */
const bodies = (all, kind) => all.filter(({ type }) => type === kind).map(({ bytes, headers }) => bytes - headers)

function listen(protocol) {
  const answers = new Map()
  protocol.on('Network.responseReceived', ({ requestId, type, response: { url, encodedDataLength } }) =>
    answers.set(requestId, { type: isScript(url) ? 'Script' : type, url, headers: encodedDataLength, bytes: 0 }),
  )
  protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId)
    if (answer) answer.bytes = encodedDataLength
  })
  return answers
}

/** What is loaded ahead has a type of its own. */
function isScript(url) {
  return new URL(url).pathname.endsWith('.js')
}
