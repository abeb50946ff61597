import type {
  BillingBooks,
  BillingLine,
  BooksOfPeriod,
  Closing,
  MonthOfOrganisation,
  PeriodOfOrganisation,
} from '@camp/application/billing/billing-books.ts'
import type { AdminFeeTerms } from '@camp/domain/billing/admin-fee.ts'
import { periodBounds } from '@camp/domain/billing/billing-period.ts'
import type { OrganisationId, ReservationId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { type RawBuilder, sql } from 'kysely'
import { fullName } from '../postgres/name-in-sql.ts'
import { storedInstant } from '../postgres/stored-instant.ts'
import { databaseOf } from '../postgres/typed-database.ts'
import { type AmountColumns, amountColumns, toAmounts } from './amounts-of-ledger.ts'

/** Raw throughout: sums over the ledger, by booking and by organisation. */
export class PostgresBillingBooks implements BillingBooks {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async ofPeriod({ organisationId, period, timezone, currency }: PeriodOfOrganisation): Promise<BooksOfPeriod> {
    const { from, before } = periodBounds(period, timezone)
    const within = (at: string, of: string): RawBuilder<unknown> =>
      period.month
        ? sql`${sql.ref(`${of}.month`)} = ${firstOf(period.month)}::date`
        : sql`${sql.ref(`${of}.${at}`)} >= ${from.toString()}::timestamptz and ${sql.ref(`${of}.${at}`)} < ${before.toString()}::timestamptz`
    const { rows } = await sql<LineRow>`
      with journal as (
        select * from ledger_journal
        where organisation_id = ${organisationId} and kind not in ('earned', 'payout') and ${within('at', 'ledger_journal')}
      ),
      booked as (
        select * from reservation_booking where organisation_id = ${organisationId} and ${within('booked_at', 'reservation_booking')}
      ),
      moved as (select reservation_id, ${amountColumns} from journal join ledger_entry entry on entry.journal_id = journal.id
        group by reservation_id)
      select reservation.id, simple_reference, is_offline_reservation, arrival, departure, booking.booked_at, booking.payout_at,
        coalesce(${fullName('reservation')}, '') as guest_name,
        coalesce(booked.total_cents, 0)::float8 as total, moved.*
      from (select reservation_id as id from moved union select reservation_id from booked) as wanted
        left join reservation on reservation.id = wanted.id
        left join reservation_booking booking on booking.reservation_id = wanted.id
        left join booked on booked.reservation_id = wanted.id
        left join moved on moved.reservation_id is not distinct from wanted.id
      order by booking.booked_at, simple_reference collate "C"`.execute(databaseOf(this.#em))
    const money = (cents: number | null) => Money.cents(cents ?? 0, currency)
    const ofNoBooking = rows.find(({ id }) => id === null)
    return {
      lines: rows.flatMap((row) => (row.id === null ? [] : [toLine({ ...row, id: row.id }, currency)])),
      adminFee: money(ofNoBooking?.admin_fee ?? 0),
      adminFeeVat: money(ofNoBooking?.admin_fee_vat ?? 0),
    }
  }

  async ofMonth(month: Temporal.PlainYearMonth): Promise<readonly MonthOfOrganisation[]> {
    const { rows } = await sql<OrganisationRow>`
      with moved as (
        select organisation_id, ${amountColumns} from ledger_journal journal
          join ledger_entry entry on entry.journal_id = journal.id
        where month = ${firstOf(month)}::date and kind not in ('earned', 'payout') group by organisation_id
      ),
      booked as (
        select organisation_id, count(*)::int as bookings, sum(total_cents)::float8 as total from reservation_booking
        where month = ${firstOf(month)}::date group by organisation_id
      )
      select organisation.id, slug, organisation.name, country.currency, coalesce(bookings, 0) as bookings, coalesce(total, 0) as total, moved.*
      from organisation
        join country on country.code = organisation.country_code
        left join moved on moved.organisation_id = organisation.id
        left join booked on booked.organisation_id = organisation.id
      where moved.organisation_id is not null or booked.organisation_id is not null
      order by organisation.name collate "C", organisation.id`.execute(databaseOf(this.#em))
    return rows.map(({ id: organisationId, slug, name, currency, bookings, ...row }) => {
      const amounts = toAmounts(row, currency)
      const [adminFee, adminFeeVat] = [Money.cents(row.admin_fee ?? 0, currency), Money.cents(row.admin_fee_vat ?? 0, currency)]
      const { bookingFee, feeCredit, feeVat } = amounts
      const owed = bookingFee.minus(feeCredit).plus(feeVat).plus(adminFee).plus(adminFeeVat)
      return { organisationId, slug, name, bookings, ...amounts, adminFee, adminFeeVat, owed }
    })
  }

  async lastClosed(): Promise<Temporal.PlainYearMonth | null> {
    const { rows } = await sql<{
      month: string | null
    }>`select to_char(max(month), 'YYYY-MM') as month from closed_month`.execute(databaseOf(this.#em))
    const month = rows[0]?.month ?? null
    return month === null ? null : Temporal.PlainYearMonth.from(month)
  }

  async feeVatPercentage(organisationId: OrganisationId, at: Temporal.Instant): Promise<number> {
    const { rows } = await sql<{ percentage: string }>`
      select fee_vat_percentage(${organisationId}::uuid, ${at.toString()}::timestamptz) as percentage`.execute(
      databaseOf(this.#em),
    )
    return Number(rows[0]?.percentage)
  }

  async beginClosing(): Promise<Temporal.PlainYearMonth | null> {
    await sql`select pg_advisory_xact_lock(hashtext('camp.billing_month'))`.execute(databaseOf(this.#em))
    return this.lastClosed()
  }

  async adminFeeTerms() {
    const rows = await databaseOf(this.#em)
      .selectFrom('organisation')
      .innerJoin('country', 'country.code', 'organisation.country_code')
      .select([
        'organisation.id',
        'slug',
        'organisation.name',
        'admin_fee_type',
        'admin_fee_amount_cents',
        'admin_fee_start_date',
        'country.currency',
      ])
      .where('admin_fee_type', 'is not', null)
      .where('admin_fee_start_date', 'is not', null)
      .execute()
    return rows.map(
      ({ id, slug, name, admin_fee_type: type, admin_fee_amount_cents: cents, admin_fee_start_date: start, currency }) => ({
        organisationId: id,
        slug,
        name,
        terms: {
          type: type as AdminFeeTerms['type'],
          amount: Money.cents(cents, currency),
          startDate: start === null ? null : Temporal.PlainDate.from(start),
        },
      }),
    )
  }

  async close(month: Temporal.PlainYearMonth, { charges, at, closedAt, by }: Closing): Promise<void> {
    const ids = charges.map(({ organisationId }) => organisationId)
    const currencies = charges.map(({ fee }) => fee.currency)
    const [nets, taxes] = [charges.map(({ fee }) => fee.cents), charges.map(({ vat }) => vat.cents)]
    await sql`
      select post_to_ledger(id, null, 'admin-fee', 'admin-fee:' || id || ':' || ${String(month)}::text, ${at.toString()}::timestamptz,
        currency, array['campsite', 'platform', 'vat'], array[net + tax, -net, -tax])
      from unnest(${ids}::uuid[], ${currencies}::text[], ${nets}::bigint[], ${taxes}::bigint[])
        as charge (id, currency, net, tax)`.execute(databaseOf(this.#em))
    await databaseOf(this.#em)
      .insertInto('closed_month')
      .values({ month: firstOf(month), closed_at: closedAt.toString(), closed_by: by })
      .execute()
  }
}

interface LineRow extends AmountColumns {
  readonly id: ReservationId | null
  readonly simple_reference: string
  readonly is_offline_reservation: boolean
  readonly arrival: string
  readonly departure: string
  readonly booked_at: string | null
  readonly payout_at: string | null
  readonly guest_name: string
}

interface OrganisationRow extends AmountColumns {
  readonly id: OrganisationId
  readonly slug: string
  readonly name: string
  readonly currency: string
  readonly bookings: number
}

function firstOf(month: Temporal.PlainYearMonth): string {
  return `${month}-01`
}

function toLine(row: LineRow & { readonly id: ReservationId }, currency: string): BillingLine {
  return {
    id: row.id,
    simpleReference: row.simple_reference,
    guestName: row.guest_name,
    isOffline: row.is_offline_reservation,
    arrival: Temporal.PlainDate.from(row.arrival),
    departure: Temporal.PlainDate.from(row.departure),
    bookedAt: storedInstant(row.booked_at),
    payoutAt: storedInstant(row.payout_at),
    ...toAmounts(row, currency),
  }
}
