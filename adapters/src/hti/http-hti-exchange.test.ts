import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { HtiLine } from '@camp/application/hti/client/hti-lines.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { outboundGuard } from '../outbound/outbound-guard.ts'
import { xmlLimits } from '../parsing/xml/read-xml.ts'
import { HttpHtiExchange } from './http-hti-exchange.ts'
import { XmlOtaCodec } from './xml-ota-codec.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function listening(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/ota`
}

const lineTo = (endpoint: string, facts: Partial<HtiLine> = {}): HtiLine => ({
  organisationId: '0197b6a4-3f6e-7c1a-9d52-4e8f0a1b2c3d' as OrganisationId,
  propertyCode: 'KLOOF01',
  proof: 'basic',
  rooms: [],
  endpoint,
  transport: 'post',
  userName: 'hti-demo',
  password: 'camping-démo',
  ...facts,
})

const codec = new XmlOtaCodec()
const ping = ({ transport }: HtiLine) =>
  codec.ask(
    { kind: 'PING' },
    {
      isSoap: transport === 'soap11',
      echoToken: 'token-1',
      at: Temporal.Instant.from('2026-11-23T10:00:00Z'),
      requestor: null,
    },
  )
const pong =
  '<OTA_PingRS xmlns="http://www.opentravel.org/OTA/2003/05" Version="2.000"><Success/><EchoData>camp</EchoData></OTA_PingRS>'
const inEnvelope = (message: string) =>
  `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>${message}</s:Body></s:Envelope>`

interface Facts {
  readonly allowed?: string
  readonly milliseconds?: number
  readonly sandboxUrl?: string
}

const send = (line: HtiLine, { allowed = '127.0.0.1', milliseconds = 30_000, sandboxUrl }: Facts = {}) =>
  new HttpHtiExchange({ guard: outboundGuard([allowed]), milliseconds, sandboxUrl }).send(line, ping(line))

/** Answers each question, and keeps how it came. */
async function givenOtherSide(answer: string, contentType = 'text/xml; charset=utf-8') {
  const heard: { readonly headers: IncomingMessage['headers']; readonly method: string | undefined; readonly body: string }[] = []
  const url = await listening(async (request, response) => {
    heard.push({ headers: request.headers, method: request.method, body: await text(request) })
    response.setHeader('Content-Type', contentType).end(answer)
  })
  return { url, heard }
}

async function replied(line: HtiLine, facts?: Facts) {
  const sent = await send(line, facts)
  return sent.outcome === 'answered' ? codec.readReplied(sent.body) : sent
}

describe('a message over HTTP', () => {
  it('is one POST of XML with its length, signed by Basic', async () => {
    const { url, heard } = await givenOtherSide(pong)

    expect(await replied(lineTo(url))).toMatchObject({ kind: 'PING', errors: [] })

    expect(heard).toMatchObject([{ method: 'POST', body: ping(lineTo(url)) }])
    const [{ headers } = { headers: {} }] = heard
    expect(headers).toMatchObject({
      'content-type': 'text/xml; charset=utf-8',
      'content-length': String(Buffer.byteLength(ping(lineTo(url)))),
      authorization: `Basic ${Buffer.from('hti-demo:camping-démo').toString('base64')}`,
    })
    expect(headers).not.toHaveProperty('soapaction')
  })

  it('goes in an envelope with its action where the line speaks SOAP 1.1, and its answer is taken out of one', async () => {
    const { url, heard } = await givenOtherSide(inEnvelope(pong))
    const line = lineTo(url, { transport: 'soap11', proof: 'requestor' })

    expect(await replied(line)).toMatchObject({ kind: 'PING', errors: [] })

    expect(heard).toMatchObject([{ headers: { soapaction: '""' }, body: expect.stringContaining(':Envelope') }])
    expect(heard[0]?.headers).not.toHaveProperty('authorization')
  })

  it('to the sandbox goes where it runs, and nowhere where none runs', async () => {
    const { url, heard } = await givenOtherSide(pong)

    expect(await replied(lineTo('sandbox'), { sandboxUrl: url })).toMatchObject({ kind: 'PING' })
    expect(heard).toHaveLength(1)
    expect(await send(lineTo('sandbox'))).toMatchObject({ outcome: 'silent', mayBeHeard: false })
  })
})

describe('what is no answer', () => {
  it('is one that does not come in time: it may have been heard', async () => {
    const url = await listening(() => undefined)
    expect(await send(lineTo(url), { milliseconds: 300 })).toMatchObject({ outcome: 'silent', mayBeHeard: true })
  })

  it('is one that drips for ever', async () => {
    const url = await listening((_, response) => {
      const drip = setInterval(() => response.write(' '), 10)
      response.on('close', () => clearInterval(drip))
    })
    expect(await send(lineTo(url), { milliseconds: 300 })).toMatchObject({ outcome: 'silent', mayBeHeard: true })
  })

  it('is one that is lost or breaks off on its way: it may have been heard', async () => {
    const lost = await listening((request) => request.socket.destroy())
    expect(await send(lineTo(lost))).toMatchObject({ outcome: 'silent', mayBeHeard: true })
    const broken = await listening((_, response) => {
      response.writeHead(200, { 'Content-Length': '1000' }).write('<OTA_PingRS', () => response.destroy())
    })
    expect(await send(lineTo(broken))).toMatchObject({ outcome: 'silent', mayBeHeard: true })
  })

  it('is nobody at the address: it was not heard', async () => {
    const url = await listening(() => undefined)
    await new Promise((resolve) => servers.pop()?.close(resolve))
    expect(await send(lineTo(url))).toMatchObject({ outcome: 'silent', mayBeHeard: false })
  })

  it('is a redirect: the message and its password go nowhere else', async () => {
    const { url: elsewhere, heard } = await givenOtherSide(pong)
    for (const status of [301, 302, 307, 308]) {
      const url = await listening((_, response) => response.writeHead(status, { Location: elsewhere }).end())
      expect(await send(lineTo(url))).toEqual({ outcome: 'silent', fault: `HTTP ${status}`, mayBeHeard: false })
    }
    expect(heard).toEqual([])
  })

  it('is one that is longer than a message may be, also one without end', async () => {
    const { url } = await givenOtherSide(' '.repeat(xmlLimits.bytes + 1))
    expect(await send(lineTo(url))).toMatchObject({ outcome: 'silent', mayBeHeard: true })
    const endless = await listening((_, response) => {
      const more = () => response.write('x'.repeat(100_000), () => setImmediate(more))
      more()
    })
    expect(await send(lineTo(endless))).toMatchObject({ outcome: 'silent', mayBeHeard: true })
  })

  it.each([
    [401, false],
    [403, false],
    [404, false],
    [500, true],
    [503, true],
  ])('is status %i', async (status, mayBeHeard) => {
    const url = await listening((_, response) => response.writeHead(status).end(pong))
    expect(await send(lineTo(url))).toEqual({ outcome: 'silent', fault: `HTTP ${status}`, mayBeHeard })
  })

  it('is a page; an answer that calls itself something else is one', async () => {
    const page = await givenOtherSide('<!doctype html><title>Sign in</title>', 'text/html')
    expect(await replied(lineTo(page.url))).toBeNull()
    const misnamed = await givenOtherSide(pong, 'application/octet-stream')
    expect(await replied(lineTo(misnamed.url))).toMatchObject({ kind: 'PING', errors: [] })
  })

  it('is a private address, whatever asks for it: nothing is sent there', async () => {
    const { url, heard } = await givenOtherSide(pong)
    expect(await send(lineTo(url), { allowed: 'nowhere' })).toMatchObject({ outcome: 'silent', mayBeHeard: false })
    for (const endpoint of ['file:///etc/passwd', 'not an address', 'http://169.254.169.254/ota']) {
      expect(await send(lineTo(endpoint))).toMatchObject({ outcome: 'silent', mayBeHeard: false })
    }
    expect(heard).toEqual([])
  })

  it('is not a refusal in OpenTravel, whatever its status', async () => {
    for (const status of [400, 413]) {
      const url = await listening((_, response) => response.writeHead(status).end(pong))
      expect(await send(lineTo(url))).toMatchObject({ outcome: 'answered' })
    }
  })
})
