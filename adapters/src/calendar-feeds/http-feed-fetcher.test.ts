import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { outboundGuard } from '../outbound/outbound-guard.ts'
import { HttpFeedFetcher } from './http-feed-fetcher.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

async function listening(listener: RequestListener): Promise<string> {
  const started = createServer(listener)
  server = started
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}`
}

const fetching = (url: string, facts: { allowed?: string; etag?: string | null; milliseconds?: number } = {}) =>
  new HttpFeedFetcher({
    guard: outboundGuard([facts.allowed ?? '127.0.0.1']),
    publicUrl: 'https://camp.example.com',
    mayAsk: (asked) => asked.startsWith('http'),
    milliseconds: facts.milliseconds ?? 30_000,
  }).fetch({ feedUrl: url, etag: facts.etag ?? null, lastModified: null })

describe('fetching a calendar', () => {
  it('answers it with what asks for the next one', async () => {
    const url = await listening((_, response) => response.setHeader('ETag', '"a"').end('BEGIN:VCALENDAR'))
    expect(await fetching(url)).toMatchObject({ outcome: 'fetched', etag: '"a"', lastModified: null })
  })

  it('hears that nothing changed', async () => {
    const url = await listening(({ headers }, response) =>
      response.writeHead(headers['if-none-match'] === '"a"' ? 304 : 200).end(),
    )
    expect(await fetching(url, { etag: '"a"' })).toEqual({ outcome: 'unchanged' })
  })

  it('follows three redirects and no more', async () => {
    const url = await listening(({ url: path = '/' }, response) => {
      const left = Number(path.slice(1))
      if (left > 0) response.writeHead(302, { Location: `/${left - 1}` })
      response.end('BEGIN:VCALENDAR')
    })
    expect(await fetching(`${url}/3`)).toMatchObject({ outcome: 'fetched' })
    expect(await fetching(`${url}/4`)).toEqual({ outcome: 'failed', fault: 'too-many-redirects' })
  })

  it('goes to no private address, neither at once nor on the way', async () => {
    const url = await listening((_, response) => response.writeHead(302, { Location: 'http://10.0.0.1/' }).end())
    expect(await fetching(url, { allowed: 'nowhere' })).toEqual({ outcome: 'failed', fault: 'address-refused' })
    expect(await fetching(url)).toEqual({ outcome: 'failed', fault: 'address-refused' })
    const strict = new HttpFeedFetcher({ guard: outboundGuard([]), publicUrl: 'https://camp.example.com' })
    for (const feedUrl of [
      'http://www.airbnb.com/1.ics',
      'https://127.0.0.1/1.ics',
      'https://me:secret@www.airbnb.com/1.ics',
      'file:///etc/passwd',
    ]) {
      expect(await strict.fetch({ feedUrl, etag: null, lastModified: null })).toEqual({
        outcome: 'failed',
        fault: 'address-refused',
      })
    }
  })

  it('reads no endless answer, and waits for no slow one', async () => {
    const endless = await listening((_, response) => {
      const drip = setInterval(() => response.write('x'.repeat(100_000)), 1)
      response.on('close', () => clearInterval(drip))
    })
    expect(await fetching(endless)).toEqual({ outcome: 'failed', fault: 'no-answer' })
    server?.closeAllConnections()
    const slow = await listening((_, response) => void response.write('BEGIN:'))
    expect(await fetching(slow, { milliseconds: 200 })).toEqual({ outcome: 'failed', fault: 'no-answer' })
  })

  it.each([
    [404, 'not-found'],
    [410, 'not-found'],
    [500, 'answer-refused'],
    [401, 'answer-refused'],
  ])('takes %i for no calendar', async (status, fault) => {
    const url = await listening((_, response) => response.writeHead(status).end())
    expect(await fetching(url)).toEqual({ outcome: 'failed', fault })
  })
})
