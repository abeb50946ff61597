import { Agent, request } from 'node:http'
import autocannon from 'autocannon'

/** `clients` that each ask again as soon as they have an answer; `next` says what. */
export async function asked({ origin, next, clients, seconds }) {
  const setupRequest = (one) => {
    const { path, method = 'GET', body } = next()
    return { ...one, path, method, body, headers: body ? { 'content-type': 'application/json' } : {} }
  }
  const result = await autocannon({
    url: origin,
    connections: clients,
    duration: seconds,
    timeout: 180,
    requests: [{ setupRequest }],
  })
  const answered = result['2xx'] + result['3xx']
  return {
    perSecond: (answered + result['4xx']) / result.duration,
    p50: result.latency.p50,
    p975: result.latency.p97_5,
    p99: result.latency.p99,
    refused: result['4xx'],
    failed: result['5xx'] + result.errors + result.timeouts,
  }
}

/** As `asked`, for acts of several steps that need each other's answers; `act` answers how it ended. */
export async function acted({ act, clients, seconds }) {
  const [times, endings] = [[], { done: 0, refused: 0, failed: 0 }]
  const end = performance.now() + seconds * 1000
  const started = performance.now()
  const client = async () => {
    while (performance.now() < end) {
      const before = performance.now()
      const ending = await act()
      endings[ending] += 1
      if (ending === 'done') times.push(performance.now() - before)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  const perSecond = times.length / ((performance.now() - started) / 1000)
  return { perSecond, p50: at(0.5), p975: at(0.975), p99: at(0.99), refused: endings.refused, failed: endings.failed }
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** One request; the body is read as JSON where it is. */
export function call(origin, path, { body, method = body ? 'POST' : 'GET', headers = {}, timeout = 180_000 } = {}) {
  const text = body === undefined ? undefined : JSON.stringify(body)
  return new Promise((resolve, reject) => {
    const asking = request(
      `${origin}${path}`,
      {
        agent,
        method,
        timeout,
        headers: { ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }), ...headers },
      },
      (answer) => {
        let data = ''
        answer.setEncoding('utf8')
        answer.on('data', (chunk) => {
          data += chunk
        })
        answer.on('end', () => resolve({ status: answer.statusCode, text: data, json: () => JSON.parse(data) }))
      },
    )
    asking.once('error', reject)
    asking.once('timeout', () => asking.destroy(new Error('no answer in time')))
    asking.end(text)
  })
}
