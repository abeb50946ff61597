import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { exchange, HttpUnanswered } from './http-exchange.ts'
import { guardedLookup, isPublicAddress, type OutboundGuard, OutboundRefused, outboundGuard } from './outbound-guard.ts'

const timeouts = { connectMs: 30_000, totalMs: 60_000 }
let server: Server
let port: number
let heard: number
beforeAll(async () => {
  server = createServer((request, response) => {
    heard += 1
    if (request.url === '/away') response.writeHead(302, { Location: `http://127.0.0.1:${port}/` })
    response.end('hello')
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  port = (server.address() as AddressInfo).port
})
beforeEach(() => {
  heard = 0
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const ask = (url: string, allowed: readonly string[] = []) =>
  exchange({ method: 'GET', url, headers: {} }, { ...timeouts, guard: outboundGuard(allowed) })

const byte = fc.integer({ min: 0, max: 255 })
type Parts = readonly [number, number, number, number]
const inside = (...fixed: readonly (number | readonly [number, number])[]) =>
  fc.tuple(...[0, 1, 2, 3].map((index) => part(fixed[index]))).map((parts) => parts as unknown as Parts)
const part = (fixed: number | readonly [number, number] | undefined) => {
  if (fixed === undefined) return byte
  return typeof fixed === 'number' ? fc.constant(fixed) : fc.integer({ min: fixed[0], max: fixed[1] })
}

/**
 * Loopback, private, link-local with metadata, shared, "this network", benchmarks, documentation, multicast,
 * reserved.
 */
const notPublic = fc.oneof(
  ...[inside(127), inside(10), inside(172, [16, 31]), inside(192, 168), inside(169, 254), inside(100, [64, 127]), inside(0)],
  ...[inside(198, [18, 19]), inside(192, 0, 2), inside(203, 0, 113), inside([224, 255])],
  fc.constantFrom<Parts>([169, 254, 169, 254], [127, 0, 0, 1], [168, 63, 129, 16], [100, 100, 100, 200]),
)

const whole = ([a, b, c, d]: Parts) => a * 2 ** 24 + b * 2 ** 16 + c * 2 ** 8 + d
const hex = (value: number) => `0x${value.toString(16)}`
const octal = (value: number) => `0${value.toString(8)}`
const group = (high: number, low: number) => (high * 256 + low).toString(16)

/** As attackers write an address in a link; a browser and this product's URLs read all of them alike. */
const notations: readonly ((parts: Parts) => string)[] = [
  (parts) => parts.join('.'),
  (parts) => `${parts.join('.')}.`,
  (parts) => String(whole(parts)),
  (parts) => hex(whole(parts)),
  (parts) => octal(whole(parts)),
  (parts) => parts.map(hex).join('.'),
  (parts) => parts.map(octal).join('.'),
  ([a, b, c, d]) => `${a}.${hex(b)}.${c * 256 + d}`,
  ([a, b, c, d]) => `${a}.${b * 2 ** 16 + c * 256 + d}`,
  (parts) => `[::ffff:${parts.join('.')}]`,
  ([a, b, c, d]) => `[0:0:0:0:0:ffff:${group(a, b)}:${group(c, d)}]`,
  (parts) => `[::${parts.join('.')}]`,
  (parts) => `[64:ff9b::${parts.join('.')}]`,
  ([a, b, c, d]) => `[2002:${group(a, b)}:${group(c, d)}::1]`,
]

describe('an address that is not public', () => {
  it('is refused in every notation', () => {
    fc.assert(
      fc.property(notPublic, fc.constantFrom(...notations), (parts, write) => {
        const { hostname } = new URL(`http://${write(parts)}/`)
        expect(() => guardedLookup(outboundGuard([]), { hostname, port: 80 }), hostname).toThrow(OutboundRefused)
      }),
      { numRuns: 3_000 },
    )
  })

  it.each(['::1', '::', 'fe80::1', 'fc00::1', 'fd00:ec2::254', 'fec0::1', 'ff02::1', '2001:db8::1', '2001::1', 'not an address'])(
    '%s is none of the internet',
    (address) => expect(isPublicAddress(address)).toBe(false),
  )

  it.each(['8.8.8.8', '196.25.1.1', '2001:4860:4860::8888', '2c0f:fb50::1', '172.15.0.1', '172.32.0.1', '100.63.0.1'])(
    'is not %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  )
})

describe('a connection', () => {
  const addresses = () => [
    `http://127.0.0.1:${port}/`,
    `http://2130706433:${port}/`,
    `http://0x7f.1:${port}/`,
    `http://[::1]:${port}/`,
    `http://[::ffff:127.0.0.1]:${port}/`,
    `http://localhost:${port}/`,
    `http://0.0.0.0:${port}/`,
  ]

  it('to this machine is not tried, by address or by name', async () => {
    for (const url of addresses()) {
      const refusal = await ask(url).catch((error: unknown) => error)
      expect(refusal, url).toBeInstanceOf(HttpUnanswered)
      expect(refusal).toMatchObject({ wasSent: false, message: expect.stringContaining('OUTBOUND_ALLOW_HOSTS') })
    }
    expect(heard).toBe(0)
  })

  it.each([
    ['localhost', 'localhost'],
    ['localhost', 'LOCALHOST'],
    ['127.0.0.1', '127.0.0.1'],
    ['[::1]', '[::1]'],
    ['[::1]', '::1'],
  ])('to %s passes where %s is listed', async (host, listed) => {
    const { hostname } = new URL(`http://${host}`)

    expect((await ask(`http://${host}:${port}/`, [listed])).body).toBe('hello')
    expect(outboundGuard([`${host}:${port}`]).allows(hostname.replace(/[[\]]/g, ''), { hostname, port })).toBe(true)
    expect(outboundGuard([`${host}:1`]).allows(hostname === 'localhost' ? '127.0.0.1' : hostname, { hostname, port })).toBe(false)
  })

  it('is not led elsewhere: redirects are answers', async () => {
    expect((await ask(`http://localhost:${port}/away`, [`localhost:${port}`])).status).toBe(302)
    expect(heard).toBe(1)
  })

  it('goes to the very addresses that were judged, however a name answers the next time', async () => {
    const answers = [['196.25.1.1', '2c0f:fb50::1'], ['127.0.0.1']]
    const { error, found } = await resolved(outboundGuard([]), answers)

    expect([error, found]).toEqual([null, ['196.25.1.1', '2c0f:fb50::1']])
    expect(answers).toHaveLength(1)
  })

  it('to a name with one private address among its addresses is refused', async () => {
    expect((await resolved(outboundGuard([]), [['196.25.1.1', '10.0.0.1']])).error).toBeInstanceOf(OutboundRefused)
    expect((await resolved(outboundGuard(['10.0.0.1:443']), [['196.25.1.1', '10.0.0.1']])).error).toBeNull()
  })

  it('to a name without an address is refused', async () => {
    expect((await resolved(outboundGuard([]), [[]])).error).toBeInstanceOf(OutboundRefused)
  })
})

/** `answers` are what the name server says, one for each time that it is asked. */
function resolved(guard: OutboundGuard, answers: string[][]) {
  const lookup = guardedLookup(guard, { hostname: 'relay.example.test', port: 443 }, (_name, _options, callback) =>
    callback(
      null,
      (answers.shift() ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    ),
  )
  return new Promise<{ error: Error | null; found: readonly string[] }>((resolve) =>
    lookup('relay.example.test', { all: true }, (error, found) =>
      resolve({ error, found: typeof found === 'string' ? [found] : (found ?? []).map(({ address }) => address) }),
    ),
  )
}
