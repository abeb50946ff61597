import type { HandedOver, MessageSender, OutgoingMessage, SendRefusal } from '@camp/application/messaging/message-sender.ts'
import { type Result, refused } from '@camp/domain/shared/result.ts'
import type { CountryCode } from 'libphonenumber-js'
import { phoneObstacle } from './phone-obstacle.ts'
import type { PhoneQuota } from './phone-quota.ts'

interface Guards {
  readonly countries: readonly CountryCode[]
  readonly quota: PhoneQuota
}

/** SMS and WhatsApp cost money and go out in our name: not everywhere, and not without end (rule M22). */
export class GuardedPhoneSender implements MessageSender {
  readonly #sender: MessageSender
  readonly #guards: Guards

  constructor(sender: MessageSender, guards: Guards) {
    this.#sender = sender
    this.#guards = guards
  }

  async send(message: OutgoingMessage): Promise<Result<HandedOver, SendRefusal>> {
    const { countries, quota } = this.#guards
    const obstacle = phoneObstacle(message.to, countries)
    if (obstacle !== undefined) return refused({ code: 'switched-off', detail: `Notification skipped: ${obstacle}` })
    const taken = await quota.take(message)
    if (!taken.ok) {
      const detail = `The quota of phone messages is used up: ${taken.refusal.of}`
      return refused({ code: 'temporary', detail, isQuotaFull: true })
    }
    return this.#sender.send(message)
  }
}
