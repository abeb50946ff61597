import type { CommunicationHistory } from '@camp/application/messaging/communication-history.ts'
import { errorWithoutPersonalData } from '@camp/application/messaging/error-without-personal-data.ts'
import type { MessageLog } from '@camp/application/messaging/message-log.ts'
import type { MessageSenders, OutgoingMessage } from '@camp/application/messaging/message-sender.ts'
import type { OutboxMessageId } from '@camp/application/messaging/outbox.ts'
import type { Invitation, InvitationLetters } from '@camp/application/organisations/members/organisation-members.ts'
import type { Clock } from '@camp/application/shared/clock.ts'
import type { Randomness } from '@camp/application/shared/randomness.ts'
import { invitationLetter } from './invitation-letter.ts'

export interface InvitationSenderPorts {
  readonly senders: MessageSenders
  readonly history: Pick<CommunicationHistory, 'add'>
  readonly log: Pick<MessageLog, 'dead'>
  readonly clock: Clock
  readonly randomness: Randomness
  readonly publicUrl: string
}

/** At once and with one try: whoever invited sees who has not come in yet, and sends it again. */
export class InvitationSender implements InvitationLetters {
  readonly #ports: InvitationSenderPorts

  constructor(ports: InvitationSenderPorts) {
    this.#ports = ports
  }

  async send(invitation: Invitation): Promise<void> {
    const { senders, history, clock, randomness, publicUrl, log } = this.#ports
    const id = randomness.uuid() as OutboxMessageId
    const { subject, text } = invitationLetter(invitation, publicUrl)
    const outgoing: OutgoingMessage = {
      id,
      channel: 'email',
      type: 'default',
      language: 'en',
      to: invitation.email,
      subject,
      text,
      html: null,
      attachments: [],
      links: linksIn(text),
      replyTo: null,
      template: null,
      variables: null,
    }
    const complain = (error: string) => log.dead({ outboxMessageId: id, channel: 'email', type: 'default', error })
    try {
      const sent = await senders.email.send(outgoing)
      if (!sent.ok) return complain(errorWithoutPersonalData(sent.refusal.detail))
      const { channel, type, to, html, attachments, links } = outgoing
      await history.add({
        id,
        outboxMessageId: null,
        organisationId: null,
        reservationId: null,
        channel,
        type,
        to,
        html,
        attachments,
        links,
        subject,
        text,
        ...sent.value,
        error: null,
        sentAt: clock.now(),
      })
    } catch (error) {
      complain(errorWithoutPersonalData(error))
    }
  }
}

function linksIn(text: string): readonly string[] {
  return text.match(/https?:\/\/\S+/g) ?? []
}
