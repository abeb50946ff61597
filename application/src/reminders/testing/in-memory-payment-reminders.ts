import { originalOccurrence } from '@camp/domain/messaging/fallback.ts'
import { isOwing, type OwingReservation, type PaymentReminder, reminderDays } from '@camp/domain/reminders/payment-reminder.ts'
import type { OrganisationId, ReservationId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Outbox } from '../../messaging/outbox.ts'
import type { InMemoryReservations } from '../../reservations/testing/in-memory-reservations.ts'
import { type ConfirmedBetween, type PaymentReminders, type RemindersToSay, reminderOccurrence } from '../payment-reminders.ts'

interface Surroundings {
  readonly reservations: Pick<InMemoryReservations, 'all'>
  readonly outbox: Pick<Outbox, 'list'>
  readonly cancelsOverdue: (organisationId: OrganisationId) => boolean
  readonly releasesTransfers: (organisationId: OrganisationId) => boolean
  readonly takesOnlinePayment: (organisationId: OrganisationId) => boolean
}

interface Said {
  readonly id: ReservationId
  readonly reminder: PaymentReminder
  readonly at: Temporal.Instant
}

type Due = OwingReservation & { readonly dueDate: Temporal.PlainDate }

const all = 10_000

export class InMemoryPaymentReminders implements PaymentReminders {
  readonly #surroundings: Surroundings
  readonly #said: Said[] = []

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings
  }

  async toSay({ daysBefore, from, until }: RemindersToSay): Promise<readonly ReservationId[]> {
    const isSaid = ({ id, dueDate }: Due) =>
      this.#said.some(
        (said) =>
          said.id === id &&
          said.reminder.dueDate.equals(dueDate) &&
          said.reminder.daysBefore > 1 &&
          said.reminder.daysBefore <= daysBefore,
      )
    const inDays = this.#owing().filter(({ dueDate }) => !isBefore(dueDate, from) && !isBefore(until, dueDate))
    return inDays.filter((reservation) => !isSaid(reservation)).map(({ id }) => id)
  }

  async transfersToRemind({ from, until, after }: ConfirmedBetween): Promise<readonly ReservationId[]> {
    const isSaid = ({ id, statusDate }: OwingReservation) =>
      this.#said.some((said) => said.id === id && said.reminder.daysBefore === 1 && isLater(said.at, statusDate))
    const inTime = this.#awaiting().filter(({ statusDate }) => from === null || !isLater(from, statusDate))
    const found = inTime.filter((one) => !isLater(one.statusDate, until) && isBefore(after, one.stay.arrival) && !isSaid(one))
    return found.map(({ id }) => id)
  }

  async transfersToRelease({ until, after }: ConfirmedBetween): Promise<readonly ReservationId[]> {
    const unpaid = this.#awaiting().filter(({ amountPaid }) => !amountPaid.isPositive)
    const found = unpaid.filter(({ statusDate, stay }) => !isLater(statusDate, until) && isBefore(after, stay.arrival))
    return found.filter(({ organisationId }) => this.#surroundings.releasesTransfers(organisationId)).map(({ id }) => id)
  }

  async hasLeft(id: ReservationId, reminder: PaymentReminder): Promise<boolean> {
    const sent = await this.#surroundings.outbox.list({ reservationId: id, state: 'sent', limit: all })
    return sent.some(({ occurrence }) => originalOccurrence(occurrence) === reminderOccurrence(reminder))
  }

  async markSaid(id: ReservationId, reminder: PaymentReminder, at: Temporal.Instant): Promise<boolean> {
    const isSaid = this.#said.some((said) => said.id === id && reminderOccurrence(said.reminder) === reminderOccurrence(reminder))
    if (!isSaid) this.#said.push({ id, reminder, at })
    return !isSaid
  }

  async overdueSince(date: Temporal.PlainDate): Promise<readonly ReservationId[]> {
    const { cancelsOverdue } = this.#surroundings
    const overdue = this.#owing().filter(({ dueDate, stay }) => !isBefore(date, dueDate) && isBefore(date, stay.arrival))
    return overdue.filter(({ organisationId }) => cancelsOverdue(organisationId)).map(({ id }) => id)
  }

  async sentOf(id: ReservationId, dueDate: Temporal.PlainDate): Promise<number> {
    const sent = await this.#surroundings.outbox.list({ reservationId: id, state: 'sent', limit: all })
    const left = new Set(
      sent.filter(({ event }) => event === 'payment-due').map(({ occurrence }) => originalOccurrence(occurrence)),
    )
    return reminderDays.filter((daysBefore) => left.has(reminderOccurrence({ dueDate, daysBefore }))).length
  }

  #awaiting(): readonly OwingReservation[] {
    return this.#surroundings.reservations
      .all()
      .filter(isOwing)
      .filter(({ amountDue, amountPaid, amountDueUpFront, organisationId, offline }) => {
        const isDirect = offline?.isOfflinePayment || !this.#surroundings.takesOnlinePayment(organisationId)
        return isDirect && amountDueUpFront.isMoreThan(amountPaid) && amountDue.isMoreThan(amountDueUpFront)
      })
      .toSorted((one, other) => Temporal.Instant.compare(one.statusDate, other.statusDate))
  }

  #owing(): readonly Due[] {
    return this.#surroundings.reservations
      .all()
      .filter(isDueBeforeArrival)
      .toSorted((one, other) => Temporal.PlainDate.compare(one.dueDate, other.dueDate))
  }
}

function isDueBeforeArrival(reservation: Parameters<typeof isOwing>[0]): reservation is Due {
  return isOwing(reservation) && reservation.dueDate !== null && isBefore(reservation.dueDate, reservation.stay.arrival)
}

function isLater(one: Temporal.Instant, other: Temporal.Instant): boolean {
  return Temporal.Instant.compare(one, other) > 0
}

function isBefore(one: Temporal.PlainDate, other: Temporal.PlainDate): boolean {
  return Temporal.PlainDate.compare(one, other) < 0
}
