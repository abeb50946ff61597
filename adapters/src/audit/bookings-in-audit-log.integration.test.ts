import type { AuditLogQuery } from '@camp/application/audit/audit-log.ts'
import { aDispute, anAttempt, aRefundTask } from '@camp/application/payments/testing/payments.contract.ts'
import { amendedHold, anAmendmentRecord } from '@camp/application/reservations/testing/amendments.contract.ts'
import { asHeld, campsite } from '@camp/application/testing/a-campsite.ts'
import { aMoment } from '@camp/domain/testing/a-moment.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PostgresDeskLog } from '../desk/postgres-desk-log.ts'
import { PostgresPayments } from '../payments/postgres-payments.ts'
import { startCampsiteStore, type TestStore } from '../postgres/testing/test-store.ts'
import { databaseOf } from '../postgres/typed-database.ts'
import { PostgresAmendments } from '../reservations/amend/postgres-amendments.ts'
import { PostgresReservations } from '../reservations/postgres-reservations.ts'
import { foundLines } from './found-lines.ts'
import { PostgresAuditLog } from './postgres-audit-log.ts'

const all: AuditLogQuery = {
  search: '',
  sort: 'at',
  isDescending: false,
  limit: 100,
  offset: 0,
  concept: '',
  subject: '',
  organisation: '',
  from: '',
  to: '',
}
const { id, organisationId, simpleReference } = amendedHold
const at = (time: string) => aMoment(`2026-11-21T${time}`).now

let store: TestStore
beforeAll(async () => {
  store = await startCampsiteStore()
  await new PostgresReservations(store.em).add(amendedHold, asHeld)
  const payments = new PostgresPayments(store.em)
  const paid = anAttempt({ checkoutId: 'checkout-1', gatewayPaymentId: 'gateway-1', settledAt: at('10:30'), state: 'successful' })
  await payments.addAttempt(paid)
  await payments.recordCapture(paid, [])
  await payments.addRefundTask(aRefundTask())
  await payments.closeRefundTask(aRefundTask(), { gatewayRefundId: 'refund-1', at: at('11:00') })
  const dispute = aDispute({ openedAt: at('11:10') })
  await store.em.execute(
    `insert into payment_dispute (id, organisation_id, reservation_id, payment_attempt_id, taken_cents, currency, result_code,
      opened_at, state, closed_at, closed_by, note) values (?, ?, ?, ?, 30000, 'ZAR', ?, ?, 'won', ?, 'desk', 'They were here')`,
    [dispute.id, organisationId, id, paid.id, dispute.resultCode, at('11:10').toString(), at('11:20').toString()],
  )
  const undone = { at: at('12:30'), by: 'desk' }
  const amendments = new PostgresAmendments(store.em)
  await amendments.add(anAmendmentRecord(2, { reason: 'Rained out' }))
  await amendments.markUndone(anAmendmentRecord(2).id, undone)
  const entry = { id: crypto.randomUUID(), organisationId, reservationId: id, by: 'desk' }
  const log = new PostgresDeskLog(store.em)
  await log.add({ ...entry, act: 'written-off', at: at('13:00'), note: 'Left in the night' })
  await log.add({ ...entry, id: crypto.randomUUID(), act: 'note', at: at('13:05'), note: 'Thandi likes the shade' })
  await store.em.execute(
    `insert into paper (issuer, kind, number, source, organisation_id, reservation_id, issued_at, tax_date, currency,
      amount_cents, vat_cents, facts) values (?, 'invoice', 0, 'invoice hold-1', ?, ?, ?, '2026-11-21', 'ZAR', 40000, 0, '{}')`,
    [organisationId, organisationId, id, at('13:10').toString()],
  )
  await store.em.execute(
    `with journal as (
      insert into ledger_journal (organisation_id, reservation_id, kind, source, at, month, currency, entry_count)
      values (?, ?, 'booking-fee', 'booking hold-1', ?, '2026-11-01', 'ZAR', 2) returning id
    )
    insert into ledger_entry select journal.id, entry.position, entry.account, entry.cents from journal,
      (values (1, 'campsite', 4000), (2, 'platform', -4000)) entry (position, account, cents)`,
    [organisationId, id, at('13:20').toString()],
  )
})
afterAll(() => store.stop())

const listed = async (query: Partial<AuditLogQuery> = {}) =>
  (await new PostgresAuditLog(store.em).list({ ...all, ...query })).rows

describe('the audit log of bookings', () => {
  it('holds a refund by the gateway: how much, of which booking, by whom', async () => {
    const [refund] = (await listed({ concept: 'payment' })).filter(({ act }) => act === 'payment.refund')

    expect(refund).toMatchObject({
      by: 'payment-gateway',
      organisationName: campsite.organisation.name,
      subject: id,
      reference: simpleReference,
      origin: { door: 'background', network: null },
      changes: [
        { field: 'amount', before: '', after: 'ZAR 400.00' },
        { field: 'method', before: '', after: 'online' },
        { field: 'reference', before: '', after: 'refund-1' },
      ],
    })
    expect(refund?.at.toString()).toBe(at('11:00').toString())
  })

  it('holds everything that befell its status, price and money, in the order in which it happened', async () => {
    const lines = (await listed({ subject: id })).map(({ act, by }) => `${act} by ${by}`)

    expect(lines).toEqual([
      'reservation.status by guest',
      'payment.capture by payment-gateway',
      'payment.refund by payment-gateway',
      'dispute.opened by payment-gateway',
      'dispute.closed by desk',
      'reservation.changed by guest',
      'reservation.change-undone by desk',
      'reservation.written-off by desk',
      'paper.invoice by issue-papers',
      'fee.booking-fee by ledger',
    ])
  })

  it('says what a change made of a booking, and that an undo made it what it was', async () => {
    const rows = await listed({ concept: 'reservation', subject: id })
    const changesOf = (act: string) => rows.find((row) => row.act === act)?.changes

    expect(changesOf('reservation.changed')).toEqual([
      { field: 'status', before: 'partiallyPaid', after: 'confirmed' },
      { field: 'why', before: '', after: 'Rained out' },
    ])
    expect(changesOf('reservation.change-undone')).toEqual([{ field: 'status', before: 'confirmed', after: 'partiallyPaid' }])
    expect(changesOf('reservation.status')).toEqual([
      { field: 'status', before: '', after: 'temporaryHold' },
      { field: 'why', before: '', after: 'plots-held' },
    ])
  })

  it.each([
    ['its reference finds its history', { subject: simpleReference }, 10],
    ['its reference is searched', { search: simpleReference }, 10],
    ['a value is searched', { search: 'refund-1' }, 1],
    ['another campsite has none of it', { organisation: 'no-such-camp' }, 0],
    ['the day before has none of it', { to: '2026-11-20' }, 0],
    ['notes about guests are no changes of money', { search: 'shade' }, 0],
    ['one concept', { concept: 'dispute' }, 2],
  ])('%s', async (_, query, count) => {
    expect(await listed(query)).toHaveLength(count)
  })

  it('reads no table whole for the lines of some days, nor for those of one booking', async () => {
    for (const query of [{ from: '2026-11-01' }, { subject: id }]) {
      const plan = await planOf(query)

      expect(plan).not.toMatch(
        /Seq Scan on (audit_entry|payment|payment_dispute|paper|ledger_journal|desk_entry|reservation\w*)\b/,
      )
    }
  })
})

/** As the database would go about it if every table were large. */
function planOf(query: Partial<AuditLogQuery>): Promise<string> {
  return store.em.transactional(async (em) => {
    await em.execute('set local enable_seqscan = off')
    const { rows } = await sql<object>`explain select * ${foundLines({ ...all, ...query })}`.execute(databaseOf(em))
    return JSON.stringify(rows)
  })
}
