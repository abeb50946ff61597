import type { StaffTopic } from '@camp/domain/messaging/campsite-news.ts'
import { internationalDigits } from '@camp/domain/messaging/cell-number.ts'
import { type CampsiteEvent, isCampsiteEvent, type NotifiedEvent } from '@camp/domain/messaging/notification.ts'
import { notificationType } from '@camp/domain/messaging/notification-type.ts'
import { notificationsFor, type Recipient, type SkippedBecause } from '@camp/domain/messaging/recipients.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { allOf } from '../shared/all-of.ts'
import type { Clock } from '../shared/clock.ts'
import type { Randomness } from '../shared/randomness.ts'
import type { MessageLog } from './message-log.ts'
import type { NewsLog } from './news/news-log.ts'
import {
  type GuestContactFacts,
  type NotificationFacts,
  type NotifiedReservation,
  submittedFactsOf,
} from './notification-facts.ts'
import { type Outbox, type OutboxMessage, type OutboxMessageId, unsentAt } from './outbox.ts'

export interface RecordNotificationPorts {
  readonly outbox: Outbox
  readonly newsLog: Pick<NewsLog, 'add'>
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
  /** How long the guest is not told yet, because what is under way may make it needless. */
  readonly wait?: Temporal.Duration
  /** What the campsite hears of it, where it has an address. */
  readonly news?: CampsiteEvent | null
  /** What its people may hear of it, each by their own choice. */
  readonly staffNews?: { readonly event: CampsiteEvent; readonly topic: StaffTopic } | null
  /** The campsite does not want to hear of this event at its address. */
  readonly isUnheard?: boolean
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

    const ofCampsite = command.isUnheard ? [] : campsiteOf(command.facts)
    const recipients = isCampsiteEvent(command.event) ? ofCampsite : notificationsFor(submitted.guest)
    const messages = [...recipients.map((recipient) => this.#toMessage(command, recipient)), ...this.#newsOf(command)]
    await allOf([this.#ports.outbox.add(messages), this.#keepForStaff(command, messages)])
    if (!command.isWithheld) for (const message of messages) this.#logWhenSkipped(message)
  }

  async #keepForStaff(
    { reservation, occurrence, staffNews, facts }: RecordNotificationCommand,
    written: readonly OutboxMessage[],
  ) {
    if (!staffNews) return
    await this.#ports.newsLog.add({
      ...staffNews,
      organisationId: reservation.organisationId,
      reservationId: reservation.id,
      occurrence: occurrence ?? 'once',
      at: this.#ports.clock.now(),
      facts: { ...facts, guestContact: guestContactOf(reservation) },
      toldTo: written.find(({ event }) => event === staffNews.event)?.to ?? null,
    })
  }

  /** What its people know of the guest too: they may want to ask. */
  #newsOf({ news, ...command }: RecordNotificationCommand): readonly OutboxMessage[] {
    const to = command.facts.organisation.email?.trim()
    if (!news || !to) return []
    const facts = { ...command.facts, guestContact: guestContactOf(command.reservation) }
    return [this.#toMessage({ ...command, event: news, facts, isWithheld: false, wait: undefined }, { channel: 'email', to })]
  }

  #toMessage(
    { reservation, event, facts, occurrence, isWithheld, wait }: RecordNotificationCommand,
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
      ...unsentAt(now),
      nextTryAt: wait ? now.add(wait) : now,
      lastError,
      state: lastError ? 'skipped' : 'pending',
    }
  }

  #logWhenSkipped({ id, channel, type, lastError, state }: OutboxMessage): void {
    if (state === 'skipped') this.#ports.messageLog.skipped({ outboxMessageId: id, channel, type, error: lastError ?? '' })
  }
}

function guestContactOf(reservation: NotifiedReservation): GuestContactFacts | undefined {
  const guest = submittedFactsOf(reservation)?.guest
  if (!guest) return undefined
  const { email, countryCode, cell, specialRequest } = guest
  const number = internationalDigits(countryCode, cell)
  return { email, phone: number.ok ? `+${number.value}` : null, specialRequest }
}

/** By e-mail, at its business address. */
function campsiteOf({ organisation }: NotificationFacts): readonly Recipient[] {
  const to = organisation.email?.trim()
  return [to ? { channel: 'email', to } : { channel: 'email', skipped: 'no-email' }]
}
