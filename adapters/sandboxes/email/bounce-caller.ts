import type { SandboxTime } from '../sandbox-time.ts'
import { deliveryStatusMail } from './delivery-status.ts'
import { magicOf } from './magic-recipients.ts'
import type { KeptMail, MailLedger } from './mail-ledger.ts'
import type { MailSandboxSettings } from './sandbox-settings.ts'

export interface OutgoingBounce {
  readonly url: string
  /** A whole mail. */
  readonly rawBody: string
}

/** Answers with the HTTP status; throws when there was no answer. */
export type DeliverBounce = (bounce: OutgoingBounce) => Promise<number>

interface Ports {
  readonly settings: Omit<MailSandboxSettings, 'publicUrl' | 'smtpPort'>
  readonly ledger: MailLedger
  readonly time: SandboxTime
  readonly deliver: DeliverBounce
}

const notAllowed = 'address not allowed'

/** Tells what became of mails that were taken, again and again until somebody listens or the ladder ends. */
export class BounceCaller {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  taken(mail: KeptMail): void {
    const { time, settings } = this.#ports
    for (const address of mail.recipients) {
      const act = magicOf(address)
      if (act?.kind !== 'bounce' || settings.bounceUrl === null) continue
      const bounce = { address, action: act.action, url: settings.bounceUrl, rawBody: deliveryStatusMail(mail, address, act) }
      for (let told = 0; told < (act.times ?? 1); told += 1) {
        time.later(act.isLate ? settings.lateMs : settings.bounceMs, () => void this.#call(bounce, 1))
      }
    }
  }

  async #call(bounce: OutgoingBounce & { address: string; action: string }, attempt: number): Promise<void> {
    const { ledger, time, settings } = this.#ports
    const { address, action, url, rawBody } = bounce
    const answer = isReachable(url, settings.notifiedHosts) ? await this.#answerTo({ url, rawBody }) : notAllowed
    ledger.noteCall({ at: time.now(), address, action, attempt, answer })
    const wait = settings.retryMs[attempt - 1]
    if (/^[24]\d\d$/.test(answer) || answer === notAllowed || wait === undefined) return
    time.later(wait, () => void this.#call(bounce, attempt + 1))
  }

  async #answerTo(bounce: OutgoingBounce): Promise<string> {
    try {
      return String(await this.#ports.deliver(bounce))
    } catch {
      return 'no answer'
    }
  }
}

/** The sandbox speaks to this machine and to hosts it was given, to nobody else. */
function isReachable(url: string, notifiedHosts: readonly string[]): boolean {
  const { hostname, host } = new URL(url)
  const isLoopback = /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
  return isLoopback || notifiedHosts.includes(hostname) || notifiedHosts.includes(host)
}

export async function deliverBounceOverHttp({ url, rawBody }: OutgoingBounce): Promise<number> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'message/rfc822' },
    body: rawBody,
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  })
  await answer.body?.cancel()
  return answer.status
}
