import type { FeesOfOrganisation, IssuedPapers, MonthOfPapers, PaperScope } from '@camp/application/invoices/issued-papers.ts'
import type { FeeLine, NewPaper, Paper, PaperParty } from '@camp/application/invoices/paper.ts'
import type { OrganisationId, ReservationId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { type RawBuilder, sql } from 'kysely'
import { kindsComingIn } from '../payments/kinds-coming-in.ts'
import { lookThrough } from '../postgres/look-through.ts'
import { databaseOf } from '../postgres/typed-database.ts'
import { toPaper } from './paper-of-row.ts'

const isFee = sql`journal.kind in ('booking-fee', 'fee-credit', 'admin-fee')`

const monthsWithFees = sql`
  select distinct organisation_id, month from ledger_journal journal
  where ${isFee} and month <= (select max(month) from closed_month)`

const lastMonth = sql`
  select organisation.id as organisation_id, last.month
  from organisation cross join (select max(month) as month from closed_month) as last`

/** Bookings that count and were paid, whose papers do not come to what they cost. */
function lacking(scope: PaperScope): RawBuilder<unknown> {
  return sql`
    select booking.reservation_id, paid.first_at
    from reservation_booking booking
      ${scope === 'changed' ? sql`join paper_due using (reservation_id)` : sql``}
      join reservation on reservation.id = booking.reservation_id
      cross join lateral (
        select sum(case when kind in (${kindsComingIn}) then amount_cents else -amount_cents end) as cents, min(at) as first_at
        from payment where payment.reservation_id = reservation.id) as paid
      cross join lateral (
        select coalesce(sum(amount_cents), 0) as cents from refund_task
        where refund_task.reservation_id = reservation.id and state <> 'done') as promised
      cross join lateral (
        select coalesce(sum(case kind when 'invoice' then amount_cents else -amount_cents end), 0) as cents
        from paper where paper.reservation_id = reservation.id) as issued
    where paid.first_at is not null
      and greatest(0, case reservation.status when 'cancelled' then paid.cents - promised.cents else amount_due_cents end) <> issued.cents`
}

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

  async bookingsWithoutPapers({ scope, limit }: { readonly scope: PaperScope; readonly limit: number }) {
    const asked = sql<{ id: ReservationId }>`
      select reservation_id as id from (${lacking(scope)}) as lacking order by first_at, reservation_id limit ${limit}`
    const { rows } = await this.#asked(scope, () => asked.execute(databaseOf(this.#em)))
    return rows.map(({ id }) => id)
  }

  async forgetChanged(): Promise<void> {
    await sql`
      with settled as materialized (
        select reservation_id, transaction from paper_due
        where reservation_id not in (select reservation_id from (${lacking('changed')}) as lacking))
      delete from paper_due using settled
      where paper_due.reservation_id = settled.reservation_id and paper_due.transaction = settled.transaction`.execute(
      databaseOf(this.#em),
    )
  }

  async monthsWithoutPapers(scope: PaperScope): Promise<readonly MonthOfPapers[]> {
    const asked = sql<{ organisation_id: OrganisationId; month: string }>`
      with unissued as materialized (
        select organisation_id, month from (${scope === 'all' ? monthsWithFees : lastMonth}) as closed
        where not exists (select from paper where paper.organisation_id = closed.organisation_id and paper.month = closed.month))
      select organisation_id, to_char(month, 'YYYY-MM') as month from unissued
      where (select sum(entry.amount_cents) from ledger_journal journal
          join ledger_entry entry on entry.journal_id = journal.id and entry.account = 'campsite'
        where journal.organisation_id = unissued.organisation_id and journal.month = unissued.month and ${isFee}) <> 0
      order by unissued.month, organisation_id`
    const { rows } = await this.#asked(scope, () => asked.execute(databaseOf(this.#em)))
    return rows.map(({ organisation_id: organisationId, month }) => ({
      organisationId,
      month: Temporal.PlainYearMonth.from(month),
    }))
  }

  #asked<Answer>(scope: PaperScope, ask: () => Promise<Answer>): Promise<Answer> {
    return scope === 'all' ? lookThrough(this.#em, ask) : ask()
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
        and ${isFee}
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
