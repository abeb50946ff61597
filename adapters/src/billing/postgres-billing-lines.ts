import type { BillableReservation, BillingLines, BookedBetween } from '@camp/application/billing/billing-lines.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { databaseOf } from '../postgres/typed-database.ts'

interface Row {
  readonly id: ReservationId
  readonly simple_reference: string
  readonly is_offline_reservation: boolean
  readonly arrival: string
  readonly departure: string
  readonly booked_at: string
  readonly currency: string
  readonly amount_due_cents: number
  readonly paid: number
  readonly refunded: number
}

export class PostgresBillingLines implements BillingLines {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async firstBooked({ organisationId, from, before }: BookedBetween): Promise<readonly BillableReservation[]> {
    // Raw: a report, sums of sums beside each reservation.
    const { rows } = await sql<Row>`
      select reservation.id, simple_reference, is_offline_reservation, arrival, departure, booked.at as booked_at,
        reservation.currency, amount_due_cents, moved.paid, moved.refunded
      from reservation
        join (
          select reservation_id, min(at) as at from reservation_status_history
          where organisation_id = ${organisationId} and to_status in ('partiallyPaid', 'confirmed')
          group by reservation_id) as booked on booked.reservation_id = reservation.id
        cross join lateral (
          select coalesce(sum(amount_cents) filter (where kind in ('capture', 'chargeback-reversal')), 0)::float8
              - coalesce(sum(amount_cents) filter (where kind = 'chargeback'), 0)::float8 as paid,
            coalesce(sum(amount_cents) filter (where kind = 'refund'), 0)::float8 as refunded
          from payment where payment.reservation_id = reservation.id) as moved
      where organisation_id = ${organisationId}
        and booked.at >= ${from.toString()}::timestamptz and booked.at < ${before.toString()}::timestamptz
      order by booked.at, simple_reference collate "C"`.execute(databaseOf(this.#em))
    return rows.map(toBillable)
  }
}

function toBillable({ id, currency, ...row }: Row): BillableReservation {
  const money = (cents: number) => Money.cents(cents, currency)
  return {
    id,
    simpleReference: row.simple_reference,
    isOffline: row.is_offline_reservation,
    arrival: Temporal.PlainDate.from(row.arrival),
    departure: Temporal.PlainDate.from(row.departure),
    bookedAt: Temporal.Instant.from(row.booked_at),
    total: money(row.amount_due_cents),
    paid: money(row.paid),
    refunded: money(row.refunded),
  }
}
