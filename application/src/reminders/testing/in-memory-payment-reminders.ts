import { originalOccurrence } from '@camp/domain/messaging/fallback.ts'
import { isOwing, type OwingReservation, type PaymentReminder, reminderDays } from '@camp/domain/reminders/payment-reminder.ts'
import type { OrganisationId, ReservationId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Outbox } from '../../messaging/outbox.ts'
import type { InMemoryReservations } from '../../reservations/testing/in-memory-reservations.ts'
import { type PaymentReminders, type RemindersToSay, reminderOccurrence } from '../payment-reminders.ts'

interface Surroundings {
  readonly reservations: Pick<InMemoryReservations, 'all'>
  readonly outbox: Pick<Outbox, 'list'>
  readonly cancelsOverdue: (organisationId: OrganisationId) => boolean
}

type Due = OwingReservation & { readonly dueDate: Temporal.PlainDate }

const all = 10_000

export class InMemoryPaymentReminders implements PaymentReminders {
  readonly #surroundings: Surroundings
  readonly #said: { readonly id: ReservationId; readonly reminder: PaymentReminder }[] = []

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings
  }

  async toSay({ daysBefore, from, until }: RemindersToSay): Promise<readonly ReservationId[]> {
    const isSaid = ({ id, dueDate }: Due) =>
      this.#said.some((said) => said.id === id && said.reminder.dueDate.equals(dueDate) && said.reminder.daysBefore <= daysBefore)
    const inDays = this.#owing().filter(({ dueDate }) => !isBefore(dueDate, from) && !isBefore(until, dueDate))
    return inDays.filter((reservation) => !isSaid(reservation)).map(({ id }) => id)
  }

  async markSaid(id: ReservationId, reminder: PaymentReminder): Promise<boolean> {
    const isSaid = this.#said.some((said) => said.id === id && reminderOccurrence(said.reminder) === reminderOccurrence(reminder))
    if (!isSaid) this.#said.push({ id, reminder })
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

function isBefore(one: Temporal.PlainDate, other: Temporal.PlainDate): boolean {
  return Temporal.PlainDate.compare(one, other) < 0
}
