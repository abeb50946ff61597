import { isThisMachine, withoutBrackets } from '../src/outbound/outbound-guard.ts'

/** What a sandbox tells the product by itself. */
export interface OutgoingCall {
  readonly url: string
  readonly rawBody: string
  readonly headers: Readonly<Record<string, string>>
}

/** Answers with the HTTP status; throws when there was no answer. */
export type Deliver = (call: OutgoingCall) => Promise<number>

export const notAllowed = 'address not allowed'

interface Door {
  readonly notifiedHosts: readonly string[]
  readonly deliver: Deliver
}

/** The status, `no answer`, or that the address is not allowed; the call is written once it is. */
export async function answerTo(url: string, written: () => OutgoingCall, { notifiedHosts, deliver }: Door): Promise<string> {
  if (!isReachable(url, notifiedHosts)) return notAllowed
  try {
    return String(await deliver(written()))
  } catch {
    return 'no answer'
  }
}

/** The sandbox speaks to this machine and to hosts it was given, to nobody else. */
function isReachable(address: string, notifiedHosts: readonly string[]): boolean {
  if (!URL.canParse(address)) return false
  const { hostname, host } = new URL(address)
  const isHere = isThisMachine(withoutBrackets(hostname)) || hostname.endsWith('.localhost')
  return isHere || notifiedHosts.includes(hostname) || notifiedHosts.includes(host)
}

export function deliverOverHttp(patienceMs = 10_000): Deliver {
  return async ({ url, rawBody, headers }) => {
    const signal = AbortSignal.timeout(patienceMs)
    const answer = await fetch(url, { method: 'POST', headers, body: rawBody, redirect: 'manual', signal })
    await answer.body?.cancel()
    return answer.status
  }
}
