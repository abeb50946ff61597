import type { PaperQuery } from '@camp/application/invoices/paper-lists.ts'
import { aNewPaper } from '@camp/application/invoices/testing/a-new-paper.ts'
import { aHoldOn, asHeld, campsite, stands } from '@camp/application/testing/a-campsite.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startCampsiteStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresReservations } from '../reservations/postgres-reservations.ts'
import { PostgresIssuedPapers } from './postgres-issued-papers.ts'
import { PostgresPaperLists } from './postgres-paper-lists.ts'

const { id: organisationId, slug, name } = campsite.organisation
const held = aHoldOn(stands.slice(0, 1))
const everything: PaperQuery = {
  search: '',
  sort: 'issuedAt',
  isDescending: false,
  limit: 25,
  offset: 0,
  organisationId,
  kind: null,
  from: null,
  to: null,
}

let store: TestStore
beforeAll(async () => {
  store = await startCampsiteStore()
  await new PostgresReservations(store.em).add(held, asHeld)
  await store.em.execute(
    `insert into invoice_recipient (reservation_id, name, address_lines) values (?, 'Nkosi Safaris', '{"1 Main Road"}')`,
    [held.id],
  )
  const papers = new PostgresIssuedPapers(store.em)
  await papers.issue(aNewPaper('i-1', { amount: Money.rand(1_150), vat: Money.rand(150) }))
  const [invoice] = await papers.ofReservation(held.id)
  await papers.issue(
    aNewPaper('c-1', {
      kind: 'credit-note',
      corrects: invoice?.id ?? null,
      taxDate: Temporal.PlainDate.from('2027-01-05'),
      amount: Money.rand(230),
      vat: Money.rand(30),
    }),
  )
  await papers.issue(
    aNewPaper('fees', {
      kind: 'fee-invoice',
      issuer: 'platform',
      reservationId: null,
      month: Temporal.PlainYearMonth.from('2026-12'),
      taxDate: Temporal.PlainDate.from('2026-12-31'),
      amount: Money.rand(57.5),
      vat: Money.rand(7.5),
    }),
  )
})
afterAll(() => store.stop())

const listed = (query: Partial<PaperQuery> = {}) => new PostgresPaperLists(store.em).list({ ...everything, ...query })
const labels = async (query: Partial<PaperQuery>) => (await listed(query)).rows.map(({ label }) => label)

describe('the list of papers', () => {
  it('says of each what it is, for whom, about what and how much', async () => {
    const { rows, total } = await listed()

    expect(total).toBe(3)
    expect(rows).toMatchObject([
      { label: 'INV-000001', reference: held.simpleReference, guestName: 'Nkosi Safaris', month: null, correctedLabel: null },
      { label: 'CRN-000001', correctedLabel: 'INV-000001', organisationSlug: slug, organisationName: name },
      { label: 'FEE-000001', reference: null, guestName: null, reservationId: null },
    ])
    expect(rows.map(({ amount, vat }) => [amount.cents, vat.cents])).toEqual([
      [115_000, 15_000],
      [23_000, 3_000],
      [5_750, 750],
    ])
    expect(String(rows[2]?.month)).toBe('2026-12')
  })

  it('sums what it found over all pages, credit notes below zero, and fees apart', async () => {
    const { rows, sums } = await listed({ limit: 1 })

    expect(rows).toHaveLength(1)
    expect(
      sums.map(({ of, invoiced, credited, total, vat }) => [of, ...[invoiced, credited, total, vat].map(({ cents }) => cents)]),
    ).toEqual([
      ['guests', 115_000, 23_000, 92_000, 12_000],
      ['fees', 5_750, 0, 5_750, 750],
    ])
    expect((await listed({ kind: 'fee-credit-note' })).sums).toEqual([])
  })

  it.each<[Partial<PaperQuery>, readonly string[]]>([
    [{ kind: 'credit-note' }, ['CRN-000001']],
    [{ search: 'fee-000001' }, ['FEE-000001']],
    [{ search: held.simpleReference }, ['INV-000001', 'CRN-000001']],
    [{ search: 'safaris' }, ['INV-000001', 'CRN-000001']],
    [{ from: Temporal.PlainDate.from('2027-01-01') }, ['CRN-000001']],
    [{ from: Temporal.PlainDate.from('2026-12-31'), to: Temporal.PlainDate.from('2026-12-31') }, ['FEE-000001']],
    [{ sort: 'amount' }, ['FEE-000001', 'CRN-000001', 'INV-000001']],
    [{ isDescending: true, limit: 1, offset: 1 }, ['CRN-000001']],
    [{ search: 'nobody' }, []],
  ])('%j finds %j', async (query, found) => {
    expect(await labels(query)).toEqual(found)
  })

  it('names no guest to the platform, nor finds one by name', async () => {
    const ofAll = { organisationId: null }

    expect((await listed(ofAll)).rows.map(({ guestName }) => guestName)).toEqual([null, null, null])
    expect(await labels({ ...ofAll, search: 'safaris' })).toEqual([])
    expect(await labels({ ...ofAll, search: name })).toHaveLength(3)
  })

  it('of another campsite are its own', async () => {
    const other = { organisationId: '00000000-0000-4000-8000-00000000dead' as typeof organisationId }

    expect(await listed(other)).toEqual({ rows: [], total: 0, sums: [] })
  })
})
