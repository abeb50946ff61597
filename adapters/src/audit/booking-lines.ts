import type { BookingConcept } from '@camp/application/audit/audit-log.ts'
import { type RawBuilder, sql } from 'kysely'

interface Part {
  readonly concept: BookingConcept
  readonly lines: RawBuilder<unknown>
  /** Of a month, not of a booking: they are in the history of no record. */
  readonly isMonthly: boolean
}

/** A field as it was and as it is; what was nothing is empty. */
const change = (field: string, before: RawBuilder<unknown>, after: RawBuilder<unknown>) =>
  sql`jsonb_build_object('field', ${sql.lit(field)}, 'before', coalesce(${before}, ''), 'after', coalesce(${after}, ''))`

const changes = (...fields: readonly RawBuilder<unknown>[]) => sql`jsonb_build_array(${sql.join(fields)})`

const nothing = sql`''`
const ofMonth = sql`'monthly'`

const rand = (currency: RawBuilder<unknown>, cents: RawBuilder<unknown>) =>
  sql`(${currency} || ' ' || to_char((${cents})::numeric / 100, 'FM999999999990.00'))`

/** A user's id or a guest came by the web; every other name is of work that is done by itself. */
const doorOf = (by: RawBuilder<unknown>) =>
  sql`case when ${by} in ('guest', 'visitor', 'desk') or ${by} ~ '^[0-9a-f]{8}-' then 'web' else 'background' end`

interface Line {
  readonly concept: BookingConcept
  readonly table: string
  readonly id: RawBuilder<unknown>
  /** Among lines of the same moment, in the order in which they were written. */
  readonly place: RawBuilder<unknown>
  readonly at: RawBuilder<unknown>
  readonly by: RawBuilder<unknown>
  /** What became of it, behind the concept. */
  readonly act: RawBuilder<unknown>
  readonly subject?: RawBuilder<unknown>
  readonly reservation?: RawBuilder<unknown>
  readonly changes: RawBuilder<unknown>
  readonly door?: RawBuilder<unknown>
  readonly where?: RawBuilder<unknown>
}

function part(line: Line): Part {
  const { concept, table, id, place, at, by, act, changes: changed, where = sql`true` } = line
  const { reservation = sql`reservation_id`, subject = reservation, door = doorOf(by) } = line
  const isMonthly = subject === ofMonth
  const lines = sql`
      select ${sql.lit(table)} || ' ' || ${id} as id, ${place} as place, ${at} as at, ${by} as by, organisation_id,
        ${sql.lit(`${concept}.`)} || ${act} as act, ${subject} as subject, ${changed} as changes, ${door} as door,
        null::text as network, ${reservation} as reservation_id
      from ${sql.table(table)} where ${where}`
  return { concept, lines, isMonthly }
}

const stayOf = (side: string) =>
  sql`(${sql.ref(side)} #>> '{stay,arrival,$date}') || ' \u2013 ' || (${sql.ref(side)} #>> '{stay,departure,$date}')`

const plotsOf = (side: string) =>
  sql`(select string_agg(plot ->> 'plotName', ', ') from jsonb_array_elements(${sql.ref(side)} -> 'plots') plot)`

const priceOf = (side: string) => rand(sql`currency`, sql`(${sql.ref(side)} #>> '{amountDue,$cents}')`)

const sides = (before: string, after: string) => [
  change('status', sql`${sql.ref(before)} ->> 'status'`, sql`${sql.ref(after)} ->> 'status'`),
  change('stay', stayOf(before), stayOf(after)),
  change('plots', plotsOf(before), plotsOf(after)),
  change('price', priceOf(before), priceOf(after)),
]

/** Of a change of a booking, only what is another than before. */
const differing = (before: string, after: string, reason: RawBuilder<unknown>) => sql`(
  select coalesce(jsonb_agg(field), '[]') from jsonb_array_elements(
    ${changes(...sides(before, after), change('why', nothing, reason))}) field
  where field ->> 'before' <> field ->> 'after')`

const moneyOf = (cents: RawBuilder<unknown>) => change('amount', nothing, rand(sql`currency`, cents))

const statuses = part({
  concept: 'reservation',
  table: 'reservation_status_history',
  id: sql`id`,
  place: sql`id`,
  at: sql`at`,
  by: sql`by`,
  act: sql`'status'`,
  changes: changes(change('status', sql`from_status`, sql`to_status`), change('why', nothing, sql`why`)),
})

const amendments = part({
  concept: 'reservation',
  table: 'reservation_amendment',
  id: sql`id`,
  place: sql`position`,
  at: sql`at`,
  by: sql`by`,
  act: sql`'changed'`,
  changes: differing('before', 'after', sql`reason`),
})

const undoneAmendments = part({
  concept: 'reservation',
  table: 'reservation_amendment',
  id: sql`id || ' undone'`,
  place: sql`position`,
  at: sql`undone_at`,
  by: sql`undone_by`,
  act: sql`'change-undone'`,
  changes: differing('after', 'before', sql`null`),
  where: sql`undone_at is not null`,
})

/** What no status, payment or change of terms tells; notes and messages are none of it. */
const actsOfTheDesk = part({
  concept: 'reservation',
  table: 'desk_entry',
  id: sql`id`,
  place: sql`position`,
  at: sql`at`,
  by: sql`by`,
  act: sql`act`,
  changes: sql`case when note is null then '[]' else ${changes(change('why', nothing, sql`note`))} end`,
  where: sql`act in ('checked-in', 'check-in-undone', 'left-owing', 'written-off', 'write-off-undone', 'rules-set-aside',
    'voucher-extended', 'voucher-cancelled')`,
})

const payments = part({
  concept: 'payment',
  table: 'payment',
  id: sql`id`,
  place: sql`0`,
  at: sql`at`,
  by: sql`coalesce(recorded_by, 'payment-gateway')`,
  act: sql`kind`,
  changes: changes(
    moneyOf(sql`amount_cents`),
    change('method', nothing, sql`coalesce(method, 'online')`),
    change('reference', nothing, sql`coalesce(reference, gateway_payment_id)`),
  ),
})

const openedDisputes = part({
  concept: 'dispute',
  table: 'payment_dispute',
  id: sql`id`,
  place: sql`0`,
  at: sql`opened_at`,
  by: sql`'payment-gateway'`,
  act: sql`'opened'`,
  changes: changes(change('state', nothing, sql`'open'`), moneyOf(sql`taken_cents`)),
})

const closedDisputes = part({
  concept: 'dispute',
  table: 'payment_dispute',
  id: sql`id || ' closed'`,
  place: sql`1`,
  at: sql`closed_at`,
  by: sql`closed_by`,
  act: sql`'closed'`,
  changes: changes(change('state', sql`'open'`, sql`state`), change('why', nothing, sql`note`)),
  where: sql`closed_at is not null`,
})

const aPaper = {
  concept: 'paper',
  table: 'paper',
  id: sql`id`,
  place: sql`id`,
  at: sql`issued_at`,
  by: sql`'issue-papers'`,
  act: sql`kind`,
  changes: changes(change('number', nothing, sql`number::text`), moneyOf(sql`amount_cents`)),
} as const

const aFee = {
  concept: 'fee',
  table: 'ledger_journal',
  id: sql`id`,
  place: sql`id`,
  at: sql`at`,
  by: sql`'ledger'`,
  act: sql`kind`,
  changes: changes(
    moneyOf(sql`(select sum(amount_cents) from ledger_entry where journal_id = ledger_journal.id and amount_cents > 0)`),
  ),
} as const

const monthly = { subject: ofMonth, reservation: sql`null` }

const papersAndFees = [
  part({ ...aPaper, where: sql`reservation_id is not null` }),
  part({ ...aPaper, ...monthly, where: sql`reservation_id is null` }),
  part({ ...aFee, where: sql`kind in ('booking-fee', 'fee-credit') and reservation_id is not null` }),
  part({ ...aFee, ...monthly, where: sql`kind = 'admin-fee' and reservation_id is null` }),
]

/**
 * What befell bookings, their money and their papers, as lines of the audit log. It stands in tables of its
 * own, each of which only grows; nothing is written twice. Each part is found by its moment or its booking
 * through an index.
 */
export const bookingParts: readonly Part[] = [
  statuses,
  amendments,
  undoneAmendments,
  actsOfTheDesk,
  payments,
  openedDisputes,
  closedDisputes,
  ...papersAndFees,
]
