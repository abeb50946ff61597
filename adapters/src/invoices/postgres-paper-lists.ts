import type { PaperId } from '@camp/application/invoices/paper.ts'
import type {
  FoundPapers,
  ListedPaper,
  PaperLists,
  PaperQuery,
  PaperSort,
  PaperSum,
} from '@camp/application/invoices/paper-lists.ts'
import { type PaperKind, paperKinds, paperLabel } from '@camp/domain/invoices/paper-kind.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { type RawBuilder, sql } from 'kysely'
import { fullName } from '../postgres/name-in-sql.ts'
import { databaseOf } from '../postgres/typed-database.ts'

const columnOf = {
  issuedAt: sql`paper.id`,
  amount: sql`paper.amount_cents`,
  campsite: sql`organisation.name`,
} satisfies Record<PaperSort, unknown>

/** `INV-`, as the domain writes them. */
const prefixOf = (kind: PaperKind) => paperLabel(kind, 0).replace(/\d+$/, '')

const label = sql`(case paper.kind ${sql.join(
  paperKinds.map((kind) => sql`when ${sql.lit(kind)} then ${sql.lit(prefixOf(kind))}`),
  sql` `,
)} end || lpad(paper.number::text, greatest(6, length(paper.number::text)), '0'))`

const isCredit = sql`paper.kind in ('credit-note', 'fee-credit-note')`
const isOfFees = sql`paper.kind in ('fee-invoice', 'fee-credit-note')`
const guestName = sql`coalesce(recipient.name, ${fullName('reservation')})`

export class PostgresPaperLists implements PaperLists {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  /** Raw: sums of cents above what JavaScript's driver reads, and labels that are made of two columns. */
  async list(query: PaperQuery): Promise<FoundPapers> {
    const { sort, isDescending, limit, offset, organisationId } = query
    const order = isDescending ? sql`desc` : sql`asc`
    const found = papersOf(query)
    const { rows } = await sql<Row>`
      select paper.id::text as id, paper.kind, paper.number, to_jsonb(paper.issued_at) #>> '{}' as issued_at,
        paper.tax_date::text as tax_date, organisation.slug, organisation.name, paper.reservation_id,
        reservation.simple_reference as reference, ${organisationId === null ? sql`null` : guestName} as guest_name,
        to_char(paper.month, 'YYYY-MM') as month, corrected.number as corrected, paper.currency,
        paper.amount_cents::float8 as amount, paper.vat_cents::float8 as vat
      ${found} order by ${columnOf[sort]} ${order}, paper.id ${order} limit ${limit} offset ${offset}`.execute(this.#database())
    const { rows: sums } = await sql<SumRow>`
      select ${isOfFees} as is_of_fees, paper.currency, count(*)::int as total,
        coalesce(sum(paper.amount_cents) filter (where not ${isCredit}), 0)::float8 as invoiced,
        coalesce(sum(paper.amount_cents) filter (where ${isCredit}), 0)::float8 as credited,
        coalesce(sum(case when ${isCredit} then -paper.vat_cents else paper.vat_cents end), 0)::float8 as vat
      ${found} group by 1, paper.currency order by 1, paper.currency`.execute(this.#database())
    return { rows: rows.map(toListed), total: sums.reduce((all, { total }) => all + total, 0), sums: sums.map(toSum) }
  }

  #database() {
    return databaseOf(this.#em)
  }
}

function papersOf({ search, kind, from, to, organisationId }: PaperQuery): RawBuilder<unknown> {
  const searched = [label, sql`reservation.simple_reference`, sql`organisation.name`]
  const texts = organisationId === null ? searched : [...searched, guestName]
  const conditions = [
    organisationId && sql`paper.organisation_id = ${organisationId}`,
    kind && sql`paper.kind = ${kind}`,
    from && sql`paper.tax_date >= ${from.toString()}::date`,
    to && sql`paper.tax_date <= ${to.toString()}::date`,
    search && sql`strpos(search_form(concat_ws(' ', ${sql.join(texts)})), search_form(${search})) > 0`,
  ].filter((condition) => condition !== null && condition !== '')
  return sql`
    from paper
    join organisation on organisation.id = paper.organisation_id
    left join reservation on reservation.id = paper.reservation_id
    left join invoice_recipient recipient on recipient.reservation_id = paper.reservation_id
    left join paper corrected on corrected.id = paper.corrects
    where ${conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)}`
}

interface Row {
  readonly id: PaperId
  readonly kind: PaperKind
  readonly number: number
  readonly issued_at: string
  readonly tax_date: string
  readonly slug: string
  readonly name: string
  readonly reservation_id: ReservationId | null
  readonly reference: string | null
  readonly guest_name: string | null
  readonly month: string | null
  readonly corrected: number | null
  readonly currency: string
  readonly amount: number
  readonly vat: number
}

function toListed(row: Row): ListedPaper {
  return {
    id: row.id,
    kind: row.kind,
    label: paperLabel(row.kind, row.number),
    issuedAt: Temporal.Instant.from(row.issued_at),
    taxDate: Temporal.PlainDate.from(row.tax_date),
    organisationSlug: row.slug,
    organisationName: row.name,
    reservationId: row.reservation_id,
    reference: row.reference,
    guestName: row.guest_name,
    month: row.month === null ? null : Temporal.PlainYearMonth.from(row.month),
    correctedLabel: row.corrected === null ? null : paperLabel('invoice', row.corrected),
    amount: Money.cents(row.amount, row.currency),
    vat: Money.cents(row.vat, row.currency),
  }
}

interface SumRow {
  readonly is_of_fees: boolean
  readonly currency: string
  readonly total: number
  readonly invoiced: number
  readonly credited: number
  readonly vat: number
}

function toSum({ is_of_fees: isFees, currency, invoiced, credited, vat }: SumRow): PaperSum {
  const cents = (amount: number) => Money.cents(amount, currency)
  const sums = { invoiced: cents(invoiced), credited: cents(credited), total: cents(invoiced - credited), vat: cents(vat) }
  return { of: isFees ? 'fees' : 'guests', ...sums }
}
