import type { MessageSender, SendRefusal } from '@camp/application/messaging/message-sender.ts'
import type { MessageChannel } from '@camp/domain/messaging/notification.ts'
import { type Refused, refused } from '@camp/domain/shared/result.ts'

const names: Readonly<Record<MessageChannel, string>> = { email: 'e-mail', sms: 'SMS', app: 'WhatsApp' }

/** Stands where a channel was switched off by name: it sends nothing, and says so. */
export class SwitchedOffSender implements MessageSender {
  readonly #channel: MessageChannel

  constructor(channel: MessageChannel) {
    this.#channel = channel
  }

  async send(): Promise<Refused<SendRefusal>> {
    return refused({ code: 'switched-off', detail: `Notification skipped: ${names[this.#channel]} is switched off` })
  }
}
