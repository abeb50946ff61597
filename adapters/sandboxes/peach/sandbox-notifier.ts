import { randomUUID } from 'node:crypto'
import { writeForm } from '../../src/payments/peach-fields.ts'
import { type PeachFields, peachWebhookSignature, withPeachSignature } from '../../src/payments/peach-signature.ts'
import { answerTo, type Deliver, notAllowed, type OutgoingCall } from '../outgoing-call.ts'
import type { SandboxTime } from '../sandbox-time.ts'
import type { SandboxConduct } from './sandbox-conduct.ts'
import type { SandboxCheckout, SandboxLedger } from './sandbox-ledger.ts'
import type { PeachSandboxSettings } from './sandbox-settings.ts'

/** Signs notifications, delivers them, and repeats until they are answered with 2xx or the ladder ends. */
export class SandboxNotifier {
  readonly #settings: PeachSandboxSettings
  readonly #ledger: SandboxLedger
  readonly #time: SandboxTime
  readonly #deliver: Deliver
  readonly #conduct: Pick<SandboxConduct, 'now'>

  constructor(ports: {
    settings: PeachSandboxSettings
    ledger: SandboxLedger
    time: SandboxTime
    deliver: Deliver
    conduct?: Pick<SandboxConduct, 'now'>
  }) {
    this.#settings = ports.settings
    this.#ledger = ports.ledger
    this.#time = ports.time
    this.#deliver = ports.deliver
    this.#conduct = ports.conduct ?? { now: 'usual' }
  }

  notify(checkout: SandboxCheckout, fields: PeachFields, delayMs = 0): void {
    const url = checkout.form.notificationUrl
    if (url === undefined) return
    const id = randomUUID()
    const times = this.#conduct.now === 'repeating' ? 3 : 1
    for (let time = 0; time < times; time += 1) {
      this.#time.later(delayMs, () => void this.#attempt({ checkoutId: checkout.id, url, fields, id }, 1))
    }
  }

  async #attempt(
    notification: { checkoutId: string; url: string; fields: PeachFields; id: string },
    attempt: number,
  ): Promise<void> {
    const { checkoutId, url, fields } = notification
    const answer = await this.#answerTo(notification)
    this.#ledger.note({
      at: this.#time.now(),
      checkoutId,
      url,
      resultCode: fields.get('result.code') ?? '',
      paymentType: fields.get('paymentType') ?? '',
      attempt,
      answer,
    })
    const wait = this.#settings.retryMs[attempt - 1]
    if (/^2\d\d$/.test(answer) || answer === notAllowed || wait === undefined) return
    this.#time.later(wait, () => void this.#attempt(notification, attempt + 1))
  }

  #answerTo({ url, fields, id }: { url: string; fields: PeachFields; id: string }): Promise<string> {
    const { notifiedHosts } = this.#settings
    return answerTo(url, () => this.#signed(url, fields, id), { notifiedHosts, deliver: this.#deliver })
  }

  #signed(url: string, fields: PeachFields, id: string): OutgoingCall {
    const { secretToken, signatureScheme } = this.#settings
    const type = { 'content-type': 'application/x-www-form-urlencoded' }
    if (signatureScheme === 'form') return { url, rawBody: writeForm(withPeachSignature(fields, secretToken)), headers: type }

    const rawBody = writeForm(fields)
    const timestamp = this.#time.now().toString({ smallestUnit: 'millisecond' })
    const headers = {
      ...type,
      'x-webhook-signature-algorithm': 'HMAC-SHA256',
      'x-webhook-timestamp': timestamp,
      'x-webhook-id': id,
      'x-webhook-signature': peachWebhookSignature({ timestamp, id, url, rawBody }, secretToken),
    }
    return { url, rawBody, headers }
  }
}
