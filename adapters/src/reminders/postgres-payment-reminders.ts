import {
  type ConfirmedBetween,
  type PaymentReminders,
  type RemindersToSay,
  reminderOccurrence,
} from '@camp/application/reminders/payment-reminders.ts'
import { originalOccurrence } from '@camp/domain/messaging/fallback.ts'
import { type PaymentReminder, reminderDays } from '@camp/domain/reminders/payment-reminder.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { databaseOf } from '../postgres/typed-database.ts'

export class PostgresPaymentReminders implements PaymentReminders {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async toSay({ daysBefore, from, until }: RemindersToSay): Promise<readonly ReservationId[]> {
    const rows = await this.#dueBeforeArrival()
      .where('due_date', '>=', from.toString())
      .where('due_date', '<=', until.toString())
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('payment_reminder as said')
              .select('said.reservation_id')
              .whereRef('said.reservation_id', '=', 'reservation.id')
              .whereRef('said.due_date', '=', 'reservation.due_date')
              .where('said.days_before', '>', 1)
              .where('said.days_before', '<=', daysBefore),
          ),
        ),
      )
      .execute()
    return rows.map(({ id }) => id)
  }

  /** A second writer waits for the first and then finds the place taken. */
  async markSaid(id: ReservationId, { dueDate, daysBefore }: PaymentReminder, at: Temporal.Instant): Promise<boolean> {
    const said = await databaseOf(this.#em)
      .insertInto('payment_reminder')
      .columns(['organisation_id', 'reservation_id', 'due_date', 'days_before', 'said_at'])
      .expression(({ selectFrom }) =>
        selectFrom('reservation')
          .select(({ cast, val }) => [
            ...(['organisation_id', 'id'] as const),
            cast<string>(val(dueDate.toString()), 'date').as('due_date'),
            cast<number>(val(daysBefore), 'integer').as('days_before'),
            cast<string>(val(at.toString()), 'timestamptz').as('said_at'),
          ])
          .where('id', '=', id),
      )
      .onConflict((conflict) => conflict.constraint('reminder_said_once').doNothing())
      .returning('reservation_id')
      .execute()
    return said.length > 0
  }

  async overdueSince(date: Temporal.PlainDate): Promise<readonly ReservationId[]> {
    const rows = await this.#dueBeforeArrival()
      .innerJoin('organisation', 'organisation.id', 'reservation.organisation_id')
      .where('organisation.cancels_overdue_bookings', '=', true)
      .where('reservation.due_date', '<=', date.toString())
      .where('reservation.arrival', '>', date.toString())
      .execute()
    return rows.map(({ id }) => id)
  }

  async transfersToRemind({ from, until, after }: ConfirmedBetween): Promise<readonly ReservationId[]> {
    const rows = await this.#awaiting({ until, after })
      .$if(from !== null, (query) => query.where('reservation.status_date', '>=', String(from)))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('payment_reminder as said')
              .select('said.reservation_id')
              .whereRef('said.reservation_id', '=', 'reservation.id')
              .whereRef('said.said_at', '>', 'reservation.status_date')
              .where('said.days_before', '=', 1),
          ),
        ),
      )
      .execute()
    return rows.map(({ id }) => id)
  }

  async transfersToRelease(wanted: ConfirmedBetween): Promise<readonly ReservationId[]> {
    const rows = await this.#awaiting(wanted)
      .where('organisation.releases_transfers', '=', true)
      .where('reservation.amount_paid_cents', '=', 0)
      .execute()
    return rows.map(({ id }) => id)
  }

  async hasLeft(id: ReservationId, reminder: PaymentReminder): Promise<boolean> {
    return (await this.#left(id, 'transfer-due')).has(reminderOccurrence(reminder))
  }

  async sentOf(id: ReservationId, dueDate: Temporal.PlainDate): Promise<number> {
    const left = await this.#left(id, 'payment-due')
    return reminderDays.filter((daysBefore) => left.has(reminderOccurrence({ dueDate, daysBefore }))).length
  }

  /** The occurrences of which a message left. */
  async #left(id: ReservationId, event: 'transfer-due' | 'payment-due') {
    const rows = await databaseOf(this.#em)
      .selectFrom('outbox_message')
      .select('occurrence')
      .distinct()
      .where('reservation_id', '=', id)
      .where('event', '=', event)
      .where('state', '=', 'sent')
      .execute()
    return new Set(rows.map(({ occurrence }) => originalOccurrence(occurrence)))
  }

  #awaiting({ until, after }: Pick<ConfirmedBetween, 'until' | 'after'>) {
    return databaseOf(this.#em)
      .selectFrom('reservation')
      .innerJoin('organisation', 'organisation.id', 'reservation.organisation_id')
      .select('reservation.id')
      .where('reservation.status', 'in', ['partiallyPaid', 'confirmed'])
      .whereRef('reservation.amount_paid_cents', '<', 'reservation.amount_due_up_front_cents')
      .whereRef('reservation.amount_due_up_front_cents', '<', 'reservation.amount_due_cents')
      .where(({ or, eb }) =>
        or([eb('organisation.takes_online_payment', '=', false), eb('reservation.is_offline_payment', '=', true)]),
      )
      .where('reservation.status_date', '<=', until.toString())
      .where('reservation.arrival', '>', after.toString())
      .orderBy('reservation.status_date')
      .orderBy('reservation.id')
  }

  /** The longest due first. */
  #dueBeforeArrival() {
    return databaseOf(this.#em)
      .selectFrom('reservation')
      .select('reservation.id')
      .where('reservation.status', 'in', ['partiallyPaid', 'confirmed'])
      .whereRef('reservation.amount_paid_cents', '<', 'reservation.amount_due_cents')
      .whereRef('reservation.due_date', '<', 'reservation.arrival')
      .orderBy('reservation.due_date')
      .orderBy('reservation.id')
  }
}
