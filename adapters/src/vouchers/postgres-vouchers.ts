import type { FoundVouchers, ListedVoucher, VoucherQuery, VoucherSort, Vouchers } from '@camp/application/vouchers/vouchers.ts'
import type { OrganisationId, ReservationId, VoucherId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { CreditVoucher } from '@camp/domain/vouchers/credit-voucher.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import { fullName } from '../postgres/name-in-sql.ts'
import { databaseOf, type Tables } from '../postgres/typed-database.ts'
import { isUuid } from '../postgres/uuid.ts'

type VoucherRow = Selectable<Tables['credit_voucher']>

const from = sql`from credit_voucher voucher join reservation on reservation.id = voucher.reservation_id`
const guestName = fullName('reservation')

const columnOf = {
  issued: sql`voucher.issued_at`,
  expires: sql`voucher.expires_on`,
  balance: sql`voucher.balance_cents`,
  name: sql`lower(${guestName})`,
} satisfies Record<VoucherSort, unknown>

export class PostgresVouchers implements Vouchers {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async add({ id, organisationId, code, reservationId, amount, issuedAt, issuedBy, expiresOn }: Omit<CreditVoucher, 'balance'>) {
    const of = { id, organisation_id: organisationId, reservation_id: reservationId, code, issued_by: issuedBy }
    const money = { currency: amount.currency, amount_cents: amount.cents }
    const days = { issued_at: issuedAt.toString(), expires_on: expiresOn.toString() }
    await databaseOf(this.#em)
      .insertInto('credit_voucher')
      .values({ ...of, ...money, ...days })
      .execute()
  }

  async find(id: VoucherId): Promise<CreditVoucher | undefined> {
    if (!isUuid(id)) return undefined
    const row = await this.#vouchers().where('id', '=', id).executeTakeFirst()
    return row && toVoucher(row)
  }

  async findByCode(organisationId: OrganisationId, code: string): Promise<CreditVoucher | undefined> {
    const row = await this.#byCode(organisationId, code).executeTakeFirst()
    return row && toVoucher(row)
  }

  async findForChange(organisationId: OrganisationId, code: string): Promise<CreditVoucher | undefined> {
    const row = await this.#byCode(organisationId, code).forUpdate().executeTakeFirst()
    return row && toVoucher(row)
  }

  async areOut(organisationId: OrganisationId, today: Temporal.PlainDate): Promise<boolean> {
    const open = this.#vouchers().where('organisation_id', '=', organisationId).where('balance_cents', '>', 0)
    return (await open.where('expires_on', '>=', today.toString()).limit(1).executeTakeFirst()) !== undefined
  }

  async extend(id: VoucherId, expiresOn: Temporal.PlainDate): Promise<void> {
    const extended = databaseOf(this.#em).updateTable('credit_voucher').set({ expires_on: expiresOn.toString() })
    await extended.where('id', '=', id).execute()
  }

  async list(query: VoucherQuery): Promise<FoundVouchers> {
    const { sort, isDescending, limit, offset, today } = query
    const order = isDescending ? sql`desc` : sql`asc`
    const found = foundBy(query)
    // Raw: what each voucher paid for beside it, and sums by filter.
    const { rows } = await sql<ListedRow>`
      select voucher.id, voucher.organisation_id, voucher.reservation_id, voucher.code, voucher.currency, voucher.amount_cents,
        voucher.balance_cents, to_jsonb(voucher.issued_at) #>> '{}' as issued_at, voucher.issued_by,
        voucher.expires_on::text as expires_on, reservation.simple_reference, ${guestName} as guest_name,
        coalesce(used.bookings, '[]') as bookings
      ${from} left join lateral (${usedFor}) as used on true where ${found}
      order by ${columnOf[sort]} ${order} nulls last, voucher.id limit ${limit} offset ${offset}`.execute(databaseOf(this.#em))
    const { rows: sums } = await sql<SumRow>`
      select count(*)::int as total, min(voucher.currency) as currency,
        coalesce(sum(balance_cents) filter (where expires_on >= ${today.toString()}), 0)::float8 as owed,
        coalesce(sum(balance_cents) filter (where expires_on < ${today.toString()}), 0)::float8 as lapsed
      ${from} where ${found}`.execute(databaseOf(this.#em))
    const { total = 0, owed = 0, lapsed = 0, currency = null } = sums[0] ?? {}
    const cents = (amount: number) => Money.cents(amount, currency ?? Money.zero().currency)
    return { rows: rows.map(toListed), total, owed: cents(owed), lapsed: cents(lapsed) }
  }

  #byCode(organisationId: OrganisationId, code: string) {
    return this.#vouchers().where('organisation_id', '=', organisationId).where('code', '=', code)
  }

  #vouchers() {
    return databaseOf(this.#em).selectFrom('credit_voucher').selectAll()
  }
}

/** Each booking with what it took, less what went back; the first one first. */
const usedFor = sql`
  select jsonb_agg(jsonb_build_object('id', id, 'reference', simple_reference, 'cents', cents) order by first_at, id) as bookings
  from (
    select booking.id, booking.simple_reference, min(payment.at) as first_at,
      sum(case payment.kind when 'capture' then payment.amount_cents else -payment.amount_cents end) as cents
    from payment join reservation booking on booking.id = payment.reservation_id
    where payment.voucher_id = voucher.id
      and (payment.reservation_id <> voucher.reservation_id or payment.at > voucher.issued_at)
    group by booking.id, booking.simple_reference) as taken
  where cents > 0`

function foundBy({ organisationId, state, search, today }: VoucherQuery): RawBuilder<unknown> {
  const day = today.toString()
  const isOfState = {
    open: sql`voucher.balance_cents > 0 and voucher.expires_on >= ${day}`,
    spent: sql`voucher.balance_cents = 0`,
    expired: sql`voucher.balance_cents > 0 and voucher.expires_on < ${day}`,
  }
  const said = sql`concat_ws(' ', ${guestName}, replace(voucher.code, '-', ''), voucher.code, reservation.simple_reference)`
  const conditions = [
    sql`voucher.organisation_id = ${organisationId}`,
    ...(state ? [isOfState[state]] : []),
    ...(search ? [sql`strpos(search_form(${said}), search_form(${search})) > 0`] : []),
  ]
  return sql.join(conditions, sql` and `)
}

interface ListedRow extends Omit<VoucherRow, 'organisation_id' | 'reservation_id' | 'id'> {
  readonly id: VoucherId
  readonly organisation_id: OrganisationId
  readonly reservation_id: ReservationId
  readonly simple_reference: string
  readonly guest_name: string | null
  readonly bookings: readonly { readonly id: ReservationId; readonly reference: string; readonly cents: number }[]
}

interface SumRow {
  readonly total: number
  readonly currency: string | null
  readonly owed: number
  readonly lapsed: number
}

function toListed({ simple_reference: simpleReference, guest_name: guestName, bookings, ...row }: ListedRow): ListedVoucher {
  const usedFor = bookings.map(({ id: reservationId, reference, cents }) => {
    return { reservationId, simpleReference: reference, amount: Money.cents(cents, row.currency) }
  })
  return { ...toVoucher(row), simpleReference, guestName, usedFor }
}

function toVoucher(row: VoucherRow): CreditVoucher {
  return {
    id: row.id,
    organisationId: row.organisation_id,
    reservationId: row.reservation_id,
    code: row.code,
    amount: Money.cents(row.amount_cents, row.currency),
    balance: Money.cents(row.balance_cents, row.currency),
    issuedAt: Temporal.Instant.from(row.issued_at),
    issuedBy: row.issued_by,
    expiresOn: Temporal.PlainDate.from(row.expires_on),
  }
}
