import type { CommunicationHistory } from '@camp/application/messaging/communication-history.ts'
import { errorWithoutPersonalData } from '@camp/application/messaging/error-without-personal-data.ts'
import type { MessageLog } from '@camp/application/messaging/message-log.ts'
import type { HandedOver, MessageSenders, OutgoingMessage } from '@camp/application/messaging/message-sender.ts'
import type { OutboxMessageId } from '@camp/application/messaging/outbox.ts'
import type { AccountNotice, AccountNotices } from '@camp/application/people/account-notices.ts'
import type { Clock } from '@camp/application/shared/clock.ts'
import type { Randomness } from '@camp/application/shared/randomness.ts'
import { accountNoticeLetter } from './account-notice-letter.ts'

export interface AccountNoticeSenderPorts {
  readonly senders: Pick<MessageSenders, 'email'>
  readonly history: Pick<CommunicationHistory, 'add'>
  readonly log: Pick<MessageLog, 'dead'>
  readonly clock: Clock
  readonly randomness: Randomness
  readonly publicUrl: string
}

/** At once and with one try, like the code that came before it. */
export class AccountNoticeSender implements AccountNotices {
  readonly #ports: AccountNoticeSenderPorts

  constructor(ports: AccountNoticeSenderPorts) {
    this.#ports = ports
  }

  async send(notice: AccountNotice): Promise<void> {
    const { senders, randomness, log } = this.#ports
    const id = randomness.uuid() as OutboxMessageId
    const complain = (error: string) => log.dead({ outboxMessageId: id, channel: 'email', type: 'default', error })
    try {
      const outgoing = this.#outgoing(id, notice)
      const sent = await senders.email.send(outgoing)
      if (!sent.ok) return complain(errorWithoutPersonalData(sent.refusal.detail))
      await this.#remember(outgoing, sent.value)
    } catch (error) {
      complain(errorWithoutPersonalData(error))
    }
  }

  #outgoing(id: OutboxMessageId, notice: AccountNotice): OutgoingMessage {
    const { email: to, language } = notice.account
    const { subject, text } = accountNoticeLetter(notice, this.#ports.publicUrl)
    return {
      id,
      channel: 'email',
      type: 'default',
      language,
      to,
      subject,
      text,
      html: null,
      attachments: [],
      links: text.match(/https?:\/\/\S+/g) ?? [],
      replyTo: null,
      template: null,
      variables: null,
    }
  }

  async #remember(
    { id, channel, type, to, subject, text, html, attachments, links }: OutgoingMessage,
    { deliveryState, providerMessageId }: HandedOver,
  ): Promise<void> {
    const { history, clock } = this.#ports
    const whose = { id, outboxMessageId: null, organisationId: null, reservationId: null, channel, type, to }
    const said = { subject, text, html, attachments, links }
    await history.add({ ...whose, ...said, deliveryState, providerMessageId, error: null, sentAt: clock.now() })
  }
}
