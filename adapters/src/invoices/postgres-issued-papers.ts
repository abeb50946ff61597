import type { FeesOfOrganisation, IssuedPapers, MonthOfPapers } from '@camp/application/invoices/issued-papers.ts'
import type { FeeLine, NewPaper, Paper, PaperParty } from '@camp/application/invoices/paper.ts'
import type { OrganisationId, ReservationId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { kindsComingIn } from '../payments/kinds-coming-in.ts'
import { databaseOf } from '../postgres/typed-database.ts'
import { toPaper } from './paper-of-row.ts'

/** Raw where sums over the ledger and over papers are compared, and for the lock. */
export class PostgresIssuedPapers implements IssuedPapers {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async issue(paper: NewPaper): Promise<void> {
    await databaseOf(this.#em)
      .insertInto('paper')
      .values({
        issuer: paper.issuer,
        kind: paper.kind,
        number: 0,
        source: paper.source,
        organisation_id: paper.organisationId,
        reservation_id: paper.reservationId,
        corrects: paper.corrects,
        month: paper.month && firstOf(paper.month),
        issued_at: paper.issuedAt.toString(),
        tax_date: paper.taxDate.toString(),
        currency: paper.amount.currency,
        amount_cents: String(paper.amount.cents),
        vat_percentage: paper.vatPercentage,
        vat_cents: String(paper.vat.cents),
        facts: JSON.stringify(paper.facts),
      })
      .execute()
  }

  async ofReservation(id: ReservationId): Promise<readonly Paper[]> {
    const rows = await databaseOf(this.#em)
      .selectFrom('paper')
      .selectAll()
      .where('reservation_id', '=', id)
      .orderBy('id')
      .execute()
    return rows.map(toPaper)
  }

  async ofMonth({ organisationId, month }: MonthOfPapers): Promise<Paper | null> {
    const row = await databaseOf(this.#em)
      .selectFrom('paper')
      .selectAll()
      .where('source', '=', `fees:${organisationId}:${month}`)
      .executeTakeFirst()
    return row ? toPaper(row) : null
  }

  async hasCounted(id: ReservationId): Promise<boolean> {
    const found = await databaseOf(this.#em)
      .selectFrom('reservation_booking')
      .select('reservation_id')
      .where('reservation_id', '=', id)
      .executeTakeFirst()
    return found !== undefined
  }

  async bookingsWithoutPapers(limit: number): Promise<readonly ReservationId[]> {
    const { rows } = await sql<{ id: ReservationId }>`
      select reservation.id from reservation_booking booking
        join reservation on reservation.id = booking.reservation_id
        join (select reservation_id, sum(case when kind in (${kindsComingIn}) then amount_cents else -amount_cents end) as cents,
            min(at) as first_at
          from payment group by reservation_id) as paid on paid.reservation_id = reservation.id
        left join (select reservation_id, sum(amount_cents) as cents from refund_task
          where state <> 'done' group by reservation_id) as promised on promised.reservation_id = reservation.id
        left join (select reservation_id, sum(case kind when 'invoice' then amount_cents else -amount_cents end) as cents
          from paper where reservation_id is not null group by reservation_id) as issued on issued.reservation_id = reservation.id
      where greatest(0, case reservation.status when 'cancelled' then paid.cents - coalesce(promised.cents, 0)
        else amount_due_cents end) <> coalesce(issued.cents, 0)
      order by first_at, reservation.id limit ${limit}`.execute(databaseOf(this.#em))
    return rows.map(({ id }) => id)
  }

  async monthsWithoutPapers(): Promise<readonly MonthOfPapers[]> {
    const { rows } = await sql<{ organisation_id: OrganisationId; month: string }>`
      select organisation_id, to_char(month, 'YYYY-MM') as month
      from ledger_journal journal join ledger_entry entry on entry.journal_id = journal.id and entry.account = 'campsite'
      where kind in ('booking-fee', 'fee-credit', 'admin-fee') and month <= (select max(month) from closed_month)
        and not exists (select from paper where paper.organisation_id = journal.organisation_id and paper.month = journal.month)
      group by organisation_id, month having sum(entry.amount_cents) <> 0
      order by journal.month, organisation_id`.execute(databaseOf(this.#em))
    return rows.map(({ organisation_id: organisationId, month }) => ({
      organisationId,
      month: Temporal.PlainYearMonth.from(month),
    }))
  }

  async claimMonth(wanted: MonthOfPapers): Promise<boolean> {
    const { organisationId, month } = wanted
    const key = `fee papers ${organisationId} ${month}`
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(databaseOf(this.#em))
    return (await this.ofMonth(wanted)) === null
  }

  async feesOf({ organisationId, month }: MonthOfPapers): Promise<FeesOfOrganisation> {
    const { rows } = await sql<FeeRow>`
      select journal.kind, simple_reference as reference,
        -coalesce(sum(entry.amount_cents) filter (where account = 'platform'), 0)::float8 as cents,
        -coalesce(sum(entry.amount_cents) filter (where account = 'vat'), 0)::float8 as vat_cents,
        coalesce(booking.fee_vat_percentage, fee_vat_percentage(journal.organisation_id, journal.at))::float8 as percentage
      from ledger_journal journal
        join ledger_entry entry on entry.journal_id = journal.id
        left join reservation on reservation.id = journal.reservation_id
        left join reservation_booking booking on booking.reservation_id = journal.reservation_id
      where journal.organisation_id = ${organisationId} and journal.month = ${firstOf(month)}::date
        and journal.kind in ('booking-fee', 'fee-credit', 'admin-fee')
      group by journal.id, simple_reference, booking.fee_vat_percentage
      order by journal.at, journal.id`.execute(databaseOf(this.#em))
    const { currency, ...customer } = await this.#customer(organisationId)
    return { organisationId, currency, customer, lines: rows.map(toFeeLine) }
  }

  async platformVatNumber(on: Temporal.PlainDate): Promise<string | null> {
    const row = await databaseOf(this.#em)
      .selectFrom('platform_vat')
      .select('vat_number')
      .where('from_date', '<=', on.toString())
      .orderBy('from_date', 'desc')
      .limit(1)
      .executeTakeFirst()
    return row?.vat_number ?? null
  }

  async #customer(id: OrganisationId): Promise<PaperParty & { readonly currency: string }> {
    const row = await databaseOf(this.#em)
      .selectFrom('organisation')
      .innerJoin('country', 'country.code', 'organisation.country_code')
      .select(['organisation.name', 'address1', 'address2', 'suburb', 'city_name', 'postal_code', 'business_email'])
      .select(['business_number', 'vat_number', 'registration_number', 'currency'])
      .where('organisation.id', '=', id)
      .executeTakeFirstOrThrow()
    const town = [row.city_name, row.postal_code].filter(Boolean).join(' ')
    return {
      name: row.name,
      addressLines: [row.address1, row.address2, row.suburb, town].flatMap((line) => (line?.trim() ? [line.trim()] : [])),
      email: row.business_email,
      phone: row.business_number,
      vatNumber: row.vat_number?.trim() || null,
      registrationNumber: row.registration_number?.trim() || null,
      currency: row.currency,
    }
  }
}

interface FeeRow {
  readonly kind: FeeLine['kind']
  readonly reference: string | null
  readonly cents: number
  readonly vat_cents: number
  readonly percentage: number
}

function toFeeLine({ kind, reference, cents, vat_cents, percentage }: FeeRow): FeeLine {
  return { kind, reference, cents, vatCents: vat_cents, vatPercentage: percentage }
}

function firstOf(month: Temporal.PlainYearMonth): string {
  return `${month}-01`
}
