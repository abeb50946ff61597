import { answerTo, type Deliver, notAllowed, type OutgoingCall } from '../outgoing-call.ts'
import type { SandboxTime } from '../sandbox-time.ts'
import { deliveryStatusMail } from './delivery-status.ts'
import { magicOfAddress } from './magic-recipients.ts'
import type { KeptMail, MailLedger } from './mail-ledger.ts'
import type { MailSandboxSettings } from './sandbox-settings.ts'

interface Ports {
  readonly settings: Omit<MailSandboxSettings, 'publicUrl' | 'smtpPort' | 'imapPort'>
  readonly ledger: MailLedger
  readonly time: SandboxTime
  readonly deliver: Deliver
}

const wholeMail = { 'content-type': 'message/rfc822' }

/** Tells what became of mails that were taken, again and again until somebody listens or the ladder ends. */
export class BounceCaller {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  taken(mail: KeptMail): void {
    const { time, settings } = this.#ports
    for (const address of mail.recipients) {
      const act = magicOfAddress(address)
      if (act?.kind !== 'bounce' || settings.bounceUrl === null) continue
      const call = { url: settings.bounceUrl, rawBody: deliveryStatusMail(mail, address, act), headers: wholeMail }
      const bounce = { address, action: act.action, call }
      for (let told = 0; told < (act.times ?? 1); told += 1) {
        time.later(act.isLate ? settings.lateMs : settings.bounceMs, () => void this.#call(bounce, 1))
      }
    }
  }

  async #call(bounce: { address: string; action: string; call: OutgoingCall }, attempt: number): Promise<void> {
    const { ledger, time, settings, deliver } = this.#ports
    const { address, action, call } = bounce
    const answer = await answerTo(call.url, () => call, { notifiedHosts: settings.notifiedHosts, deliver })
    ledger.noteCall({ at: time.now(), address, action, attempt, answer })
    const wait = settings.retryMs[attempt - 1]
    if (/^[24]\d\d$/.test(answer) || answer === notAllowed || wait === undefined) return
    time.later(wait, () => void this.#call(bounce, attempt + 1))
  }
}
