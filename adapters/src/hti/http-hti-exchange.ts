import type { HtiExchange, HtiSent } from '@camp/application/hti/client/hti-exchange.ts'
import type { HtiLine } from '@camp/application/hti/client/hti-lines.ts'
import { exchangeBytes, HttpUnanswered } from '../outbound/http-exchange.ts'
import type { OutboundGuard } from '../outbound/outbound-guard.ts'
import { xmlLimits } from '../parsing/xml/read-xml.ts'

interface Facts {
  readonly guard: OutboundGuard
  /** Where the demo's other side is; absent: it does not run. */
  readonly sandboxUrl?: string | undefined
  readonly milliseconds?: number
}

const longestAnswer = 10_000

/** Plain POST, or SOAP 1.1 by the text; with HTTP Basic where the connection proves itself so. */
export class HttpHtiExchange implements HtiExchange {
  readonly #facts: Facts

  constructor(facts: Facts) {
    this.#facts = facts
  }

  async send(line: HtiLine, text: string): Promise<HtiSent> {
    const { guard, sandboxUrl, milliseconds: totalMs = longestAnswer } = this.#facts
    const url = line.endpoint === 'sandbox' ? sandboxUrl : line.endpoint
    if (url === undefined) return silent('No sandbox of HTI runs', false)
    if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) return silent('No address', false)
    const limits = { connectMs: totalMs, totalMs, guard, mostBytes: xmlLimits.bytes }
    try {
      const { status, bytes } = await exchangeBytes({ method: 'POST', url, headers: headersOf(line), body: text }, limits)
      // A refusal in OpenTravel may come with another status than 200.
      const isAnswer = status === 200 || status === 400 || status === 413
      return isAnswer ? { outcome: 'answered', body: bytes } : silent(`HTTP ${status}`, status >= 500)
    } catch (error) {
      if (!(error instanceof HttpUnanswered)) throw error
      return silent(error.message, error.wasSent)
    }
  }
}

function silent(fault: string, mayBeHeard: boolean): HtiSent {
  return { outcome: 'silent', fault, mayBeHeard }
}

function headersOf({ proof, transport, userName, password }: HtiLine): Readonly<Record<string, string>> {
  return {
    accept: 'text/xml, application/xml',
    'accept-encoding': 'identity',
    'content-type': 'text/xml; charset=utf-8',
    ...(transport === 'soap11' && { soapaction: '""' }),
    ...(proof !== 'requestor' && { authorization: `Basic ${Buffer.from(`${userName}:${password}`).toString('base64')}` }),
  }
}
