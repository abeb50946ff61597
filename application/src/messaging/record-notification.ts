import { isCampsiteEvent, type NotifiedEvent } from '@camp/domain/messaging/notification.ts'
import { notificationType } from '@camp/domain/messaging/notification-type.ts'
import { notificationsFor, type Recipient, type SkippedBecause } from '@camp/domain/messaging/recipients.ts'
import type { Clock } from '../shared/clock.ts'
import type { Randomness } from '../shared/randomness.ts'
import type { MessageLog } from './message-log.ts'
import { type NotificationFacts, type NotifiedReservation, submittedFactsOf } from './notification-facts.ts'
import type { Outbox, OutboxMessage, OutboxMessageId } from './outbox.ts'

export interface RecordNotificationPorts {
  readonly outbox: Outbox
  readonly clock: Clock
  readonly randomness: Randomness
  readonly messageLog: MessageLog
}

export interface RecordNotificationCommand {
  readonly reservation: NotifiedReservation
  readonly event: NotifiedEvent
  /** From `notificationFacts`, of the reservation as it stands after the change. */
  readonly facts: NotificationFacts
  /** For events that may happen again: the days before the due date, the version of a move. */
  readonly occurrence?: string
  /**
   * Somebody at the desk chose not to tell the guest: kept as skipped, so that it is known what was not said.
   */
  readonly isWithheld?: boolean
}

const skippedBecause: Readonly<Record<SkippedBecause, string>> = {
  'no-country-code': 'Notification skipped: country code is missing',
  'no-cell-number': 'Notification skipped: cell number is missing',
  'no-email': 'Notification skipped: e-mail address is missing',
}

const withheld = 'Notification skipped: the desk chose not to tell the guest'

/** Runs inside the transaction of the change that causes the message, and only writes to the outbox. */
export class RecordNotification {
  readonly #ports: RecordNotificationPorts

  constructor(ports: RecordNotificationPorts) {
    this.#ports = ports
  }

  async execute(command: RecordNotificationCommand): Promise<void> {
    const submitted = submittedFactsOf(command.reservation)
    if (!submitted) return

    const recipients = isCampsiteEvent(command.event) ? campsiteOf(command.facts) : notificationsFor(submitted.guest)
    const messages = recipients.map((recipient) => this.#toMessage(command, recipient))
    await this.#ports.outbox.add(messages)
    if (!command.isWithheld) for (const message of messages) this.#logWhenSkipped(message)
  }

  #toMessage(
    { reservation, event, facts, occurrence, isWithheld }: RecordNotificationCommand,
    recipient: Recipient,
  ): OutboxMessage {
    const now = this.#ports.clock.now()
    const unreachable = 'skipped' in recipient ? skippedBecause[recipient.skipped] : null
    const lastError = isWithheld ? withheld : unreachable
    return {
      id: this.#ports.randomness.key() as OutboxMessageId,
      organisationId: reservation.organisationId,
      reservationId: reservation.id,
      event,
      occurrence: occurrence ?? 'once',
      type: notificationType(event),
      channel: recipient.channel,
      to: 'skipped' in recipient ? null : recipient.to,
      language: isCampsiteEvent(event) ? 'en' : (submittedFactsOf(reservation)?.guest.language ?? 'en'),
      facts,
      tries: 0,
      mayBeTakenSince: null,
      nextTryAt: now,
      lastError,
      state: lastError ? 'skipped' : 'pending',
      createdAt: now,
      sentAt: null,
    }
  }

  #logWhenSkipped({ id, channel, type, lastError, state }: OutboxMessage): void {
    if (state === 'skipped') this.#ports.messageLog.skipped({ outboxMessageId: id, channel, type, error: lastError ?? '' })
  }
}

/** By e-mail, at its business address. */
function campsiteOf({ organisation }: NotificationFacts): readonly Recipient[] {
  const to = organisation.email?.trim()
  return [to ? { channel: 'email', to } : { channel: 'email', skipped: 'no-email' }]
}
