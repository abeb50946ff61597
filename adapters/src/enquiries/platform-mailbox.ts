import type { Enquiry } from '@camp/application/enquiries/enquiries.ts'
import type { PlatformMail } from '@camp/application/enquiries/platform-mail.ts'
import type { CommunicationHistory } from '@camp/application/messaging/communication-history.ts'
import { errorWithoutPersonalData } from '@camp/application/messaging/error-without-personal-data.ts'
import type { MessageLog } from '@camp/application/messaging/message-log.ts'
import type { HandedOver, MessageSender } from '@camp/application/messaging/message-sender.ts'
import type { OutboxMessageId } from '@camp/application/messaging/outbox.ts'
import type { Clock } from '@camp/application/shared/clock.ts'
import { enquiryLetter } from './enquiry-letter.ts'

export interface PlatformMailboxPorts {
  readonly email: MessageSender
  readonly history: Pick<CommunicationHistory, 'add'>
  readonly log: Pick<MessageLog, 'dead'>
  readonly clock: Clock
  /** Where the platform reads its mail. */
  readonly address: string
}

/** One try: the enquiry itself is kept, and stands in the list of prospects whatever becomes of the mail. */
export class PlatformMailbox implements PlatformMail {
  readonly #ports: PlatformMailboxPorts

  constructor(ports: PlatformMailboxPorts) {
    this.#ports = ports
  }

  async tell(enquiry: Enquiry): Promise<void> {
    try {
      const sent = await this.#ports.email.send(this.#message(enquiry))
      if (sent.ok) await this.#remember(enquiry, sent.value)
      else this.#complain(enquiry, sent.refusal.detail)
    } catch (error) {
      this.#complain(enquiry, error)
    }
  }

  #message(enquiry: Enquiry) {
    return {
      ...({ id: messageId(enquiry), channel: 'email', type: 'default', language: 'en', to: this.#ports.address } as const),
      ...enquiryLetter(enquiry),
      html: null,
      attachments: [],
      links: [],
      replyTo: enquiry.email,
      template: null,
      variables: null,
    }
  }

  async #remember(enquiry: Enquiry, { deliveryState, providerMessageId }: HandedOver): Promise<void> {
    const { channel, type, to, subject, text, html, attachments, links } = this.#message(enquiry)
    await this.#ports.history.add({
      id: enquiry.id,
      outboxMessageId: null,
      organisationId: null,
      reservationId: null,
      channel,
      type,
      to,
      subject,
      text,
      html,
      attachments,
      links,
      deliveryState,
      providerMessageId,
      error: null,
      sentAt: this.#ports.clock.now(),
    })
  }

  #complain(enquiry: Enquiry, fault: unknown): void {
    const error = errorWithoutPersonalData(fault)
    this.#ports.log.dead({ outboxMessageId: messageId(enquiry), channel: 'email', type: 'default', error })
  }
}

/** It never was in the outbox, but providers and logs want a name for it: the enquiry's own. */
function messageId({ id }: Enquiry): OutboxMessageId {
  return id as string as OutboxMessageId
}
