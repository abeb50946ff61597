import { occurrenceOf, type PaymentReminders, type RemindersToSay } from '@camp/application/reminders/payment-reminders.ts'
import { originalOccurrence } from '@camp/domain/messaging/fallback.ts'
import { type PaymentReminder, reminderDays } from '@camp/domain/reminders/payment-reminder.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'

type Found = { readonly id: ReservationId }

const isDueBeforeArrival = sql`
  reservation.status in ('partiallyPaid', 'confirmed') and reservation.amount_paid_cents < reservation.amount_due_cents
    and reservation.due_date < reservation.arrival`

export class PostgresPaymentReminders implements PaymentReminders {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async toSay({ daysBefore, from, until }: RemindersToSay): Promise<readonly ReservationId[]> {
    const { rows } = await sql<Found>`
      select id from reservation
      where ${isDueBeforeArrival} and due_date between ${from.toString()} and ${until.toString()} and not exists (
        select from payment_reminder said
        where said.reservation_id = reservation.id and said.due_date = reservation.due_date and said.days_before <= ${daysBefore})
      order by due_date, id`.execute(this.#em.getKysely())
    return rows.map(({ id }) => id)
  }

  /** A second writer waits for the first and then finds the place taken. */
  async markSaid(id: ReservationId, { dueDate, daysBefore }: PaymentReminder, at: Temporal.Instant): Promise<boolean> {
    const { rows } = await sql`
      insert into payment_reminder (organisation_id, reservation_id, due_date, days_before, said_at)
      select organisation_id, id, ${dueDate.toString()}::date, ${daysBefore}, ${at.toString()}::timestamptz
      from reservation where id = ${id}
      on conflict on constraint reminder_said_once do nothing
      returning reservation_id`.execute(this.#em.getKysely({ type: 'write' }))
    return rows.length > 0
  }

  async overdueSince(date: Temporal.PlainDate): Promise<readonly ReservationId[]> {
    const { rows } = await sql<Found>`
      select reservation.id from reservation
      join organisation on organisation.id = reservation.organisation_id and organisation.cancels_overdue_bookings
      where ${isDueBeforeArrival} and reservation.due_date <= ${date.toString()}
        and reservation.arrival > ${date.toString()}
      order by reservation.due_date, reservation.id`.execute(this.#em.getKysely())
    return rows.map(({ id }) => id)
  }

  async sentOf(id: ReservationId, dueDate: Temporal.PlainDate): Promise<number> {
    const { rows } = await sql<{ readonly occurrence: string }>`
      select distinct occurrence from outbox_message
      where reservation_id = ${id} and event = 'payment-due' and state = 'sent'`.execute(this.#em.getKysely())
    const left = new Set(rows.map(({ occurrence }) => originalOccurrence(occurrence)))
    return reminderDays.filter((daysBefore) => left.has(occurrenceOf({ dueDate, daysBefore }))).length
  }
}
