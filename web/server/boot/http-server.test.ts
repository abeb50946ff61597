import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { openHttpServer } from './http-server.ts'

const brief = {
  headersTimeout: 100,
  arrivalTimeout: 150,
  requestTimeout: 600,
  keepAliveTimeout: 100,
  connectionsCheckingInterval: 20,
}

/** What a client hears that sends this and then nothing, until its connection is closed. */
async function heardAfter(text: string): Promise<string> {
  const server = openHttpServer((incoming, outgoing) => {
    incoming.resume().on('end', () => outgoing.end('answer'))
  }, brief)
  onTestFinished(() => {
    server.close()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  let heard = ''
  socket.on('data', (chunk) => {
    heard += chunk
  })
  socket.write(text)
  await once(socket, 'close')
  return heard
}

it.each([
  ['headers that never end', 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: 1\r\n'],
  ['a body that never comes', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n1'],
])('does not wait for %s', async (_, text) => {
  expect(await heardAfter(text)).toMatch(/^HTTP\/1.1 408 /)
})

it('gives photos longer to arrive than any other request', async () => {
  const [photos, others] = ['/org/org-organisation/pictures/site', '/contact'] as const
  const ended: string[] = []
  const ends = async (path: string) => {
    expect(await heardAfter(`POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n1`)).toMatch(/^HTTP\/1.1 408 /)
    ended.push(path)
  }

  await Promise.all([photos, others].map(ends))

  expect(ended).toEqual([others, photos])
})

it('closes a connection that is no longer used', async () => {
  expect(await heardAfter('GET / HTTP/1.1\r\nHost: a\r\n\r\n')).toContain('answer')
})

it('reads no endless headers', async () => {
  expect(await heardAfter(`GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`)).toMatch(/^HTTP\/1.1 431 /)
})
