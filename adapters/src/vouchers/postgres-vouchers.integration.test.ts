import { aHoldOn, asHeld, campsite, stands, testId } from '@camp/application/testing/a-campsite.ts'
import { vouchersContract } from '@camp/application/vouchers/testing/vouchers.contract.ts'
import { aMoment } from '@camp/domain/testing/a-moment.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PostgresInvariants } from '../doctor/postgres-invariants.ts'
import { PostgresPayments } from '../payments/postgres-payments.ts'
import { PostgresPayouts } from '../payouts/postgres-payouts.ts'
import { emptied, forgetGuests, startCampsiteStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresReservations } from '../reservations/postgres-reservations.ts'
import { PostgresVouchers } from './postgres-vouchers.ts'

let store: TestStore
beforeAll(async () => {
  store = await startCampsiteStore(20)
})
afterAll(() => store.stop())

vouchersContract('postgres', async () => {
  await forgetGuests(store.em)
  const em = store.database.forkEntityManager()
  const stores = { payments: new PostgresPayments(em), reservations: new PostgresReservations(em) }
  return { ...stores, vouchers: new PostgresVouchers(em), stop: async () => {} }
})

const voucher = testId(7001)
const bookings = [aHoldOn(stands.slice(0, 1)), aHoldOn(stands.slice(1, 2), { id: 'hold-2', simpleReference: '482-913-108' })]

interface Move {
  readonly booking?: string
  readonly kind?: string
  readonly cents: number
  readonly on?: string
  readonly organisation?: string
}

function moved({ booking = 'hold-2', kind = 'capture', cents, on = '2026-12-02', organisation }: Move): string {
  return `insert into payment (organisation_id, reservation_id, kind, amount_cents, currency, method, voucher_id, paid_on, recorded_by, at)
    values ('${organisation ?? campsite.organisation.id}', '${booking}', '${kind}', ${cents}, 'ZAR', 'credit-voucher', '${voucher}',
      '${on}', 'desk', timestamptz '2026-12-02');`
}

function taken(booking: string, cents: number, method: string | null): string {
  const desk = method ? `'${method}', '2026-12-01', 'desk'` : 'null, null, null'
  return `insert into payment (organisation_id, reservation_id, kind, amount_cents, currency, method, paid_on, recorded_by, at)
    values ('${campsite.organisation.id}', '${booking}', 'capture', ${cents}, 'ZAR', ${desk}, timestamptz '2026-12-01');`
}

const issued = `insert into credit_voucher (id, organisation_id, reservation_id, code, currency, amount_cents, issued_at, issued_by, expires_on)
  values ('${voucher}', '${campsite.organisation.id}', 'hold-1', 'K7QM-2XWD-9RTA', 'ZAR', 40000, '2026-12-01', 'desk', '2029-12-01');`

/** For R400.00 from the first of two bookings. */
async function aVoucher() {
  await forgetGuests(store.em)
  await emptied(store.em, 'ledger_journal', 'ledger_entry')
  for (const booking of bookings) await new PostgresReservations(store.em).add(booking, asHeld)
  await store.em.execute(issued + moved({ booking: 'hold-1', kind: 'refund', cents: 40_000 }))
}

const left = async () => {
  const [row] = await store.em.execute<{ balance_cents: number }[]>('select balance_cents from credit_voucher')
  return row?.balance_cents
}

describe('the database', () => {
  beforeEach(aVoucher)

  it.each([
    ['more than is on a voucher', 'voucher_never_overspent', moved({ cents: 40_001 })],
    ['more put on it than it was given for', 'voucher_never_overspent', moved({ kind: 'refund', cents: 1 })],
    ['its use after its last day', 'voucher_has_not_expired', moved({ cents: 1, on: '2029-12-02' })],
    ['a balance that somebody writes', 'voucher_stays', 'update credit_voucher set balance_cents = 1'],
    ['an earlier last day', 'voucher_stays', `update credit_voucher set expires_on = '2029-01-01'`],
    [
      'a later last day with another code',
      'voucher_stays',
      `update credit_voucher set expires_on = '2030-01-01', code = 'K7QM-2XWD-9RTB'`,
    ],
    [
      'a later last day of what is spent',
      'voucher_stays',
      `${moved({ cents: 40_000 })} update credit_voucher set expires_on = '2030-01-01'`,
    ],
    ['a voucher that is deleted', 'voucher_stays', 'delete from credit_voucher'],
    ['a code twice at one campsite', 'voucher_code_once', issued.replace(voucher, testId(7002))],
    ['a code that nobody can read out', 'voucher_code_reads_well', issued.replace('K7QM', 'k7qm').replace(voucher, testId(7002))],
    ['a payment by voucher that names none', 'payment_by_voucher_names_it', moved({ cents: 1 }).replace(`'${voucher}'`, 'null')],
    ['cash with a voucher', 'payment_by_voucher_names_it', moved({ cents: 1 }).replace('credit-voucher', 'cash')],
    [
      'a voucher of another currency',
      'payment_by_voucher_of_its_campsite',
      `alter table payment drop constraint payment_in_currency_of_reservation; ${moved({ cents: 1 }).replace('ZAR', 'EUR')}`,
    ],
  ])('refuses %s', async (_what, constraint, statements) => {
    const write = store.em.execute(`begin; ${statements}; commit;`)

    await expect(write).rejects.toMatchObject({ constraint })

    await store.em.execute('rollback')
    expect(await left()).toBe(40_000)
  })

  it('lets the last day move later, and takes the voucher then', async () => {
    await store.em.execute(`update credit_voucher set expires_on = '2030-01-01'; ${moved({ cents: 40_000, on: '2030-01-01' })}`)

    expect(await left()).toBe(0)
  })

  it('takes a voucher on its last day', async () => {
    await store.em.execute(moved({ cents: 40_000, on: '2029-12-01' }))

    expect(await left()).toBe(0)
  })
})

const tries = Array.from({ length: 8 }, (_, index) => index)
const spend = () => Promise.allSettled(tries.map(() => store.database.forkEntityManager().execute(moved({ cents: 30_000 }))))
const spent = async () => {
  const [sum] = await store.em.execute<{ cents: number }[]>(
    `select coalesce(sum(amount_cents), 0)::int as cents from payment where kind = 'capture'`,
  )
  return sum?.cents
}

describe('several who take one voucher at the same moment', () => {
  beforeEach(aVoucher)

  it('spend it once', async () => {
    const answers = await spend()

    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect([await spent(), await left()]).toEqual([30_000, 10_000])
  })

  it('would spend it several times without the guard', async () => {
    await store.em.execute('alter table credit_voucher drop constraint voucher_never_overspent')
    try {
      await spend()
      expect(await spent()).toBeGreaterThan(30_000)
    } finally {
      await forgetGuests(store.em)
      await store.em.execute(
        'alter table credit_voucher add constraint voucher_never_overspent check (balance_cents between 0 and amount_cents)',
      )
    }
  })
})

const balances = async (condition = 'true') => {
  const rows = await store.em.execute<{ account: string; cents: number }[]>(
    `select account, sum(amount_cents)::int as cents from ledger_entry entry
       join ledger_journal journal on journal.id = entry.journal_id where ${condition} group by account having sum(amount_cents) <> 0`,
  )
  return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]))
}

const uses = fc.array(
  fc.record({
    kind: fc.constantFrom('capture', 'refund', 'reversal', 'chargeback-reversal'),
    cents: fc.integer({ min: 1, max: 50_000 }),
  }),
  { maxLength: 15 },
)

describe('the ledger', () => {
  beforeEach(aVoucher)

  it('has on its account what is on all vouchers, whatever is taken and goes back', async () => {
    await fc.assert(
      fc.asyncProperty(uses, async (used) => {
        await forgetGuests(store.em)
        await emptied(store.em, 'ledger_journal', 'ledger_entry')
        for (const booking of bookings) await new PostgresReservations(store.em).add(booking, asHeld)
        await store.em.execute(issued + moved({ booking: 'hold-1', kind: 'refund', cents: 40_000 }))
        for (const { kind, cents } of used)
          await store.em.execute(moved({ kind: kind === 'capture' ? kind : 'refund', cents })).catch(() => null)

        const { voucher: owed = 0, guest = 0, till = 0 } = await balances()
        expect([-owed, guest, till]).toEqual([await left(), -owed, 0])
        const doctor = await new PostgresInvariants(store.em).check()
        expect(
          doctor
            .filter(({ id }) => id === 'I14')
            .flatMap(({ examples }) => examples)
            .filter(isOfVoucher),
        ).toEqual([])
      }),
      { numRuns: 10 },
    )
  })

  it('pays the campsite what came by card and became a voucher, once: not again for the stay that it pays', async () => {
    await store.em.execute(taken('hold-1', 40_000, null) + moved({ cents: 40_000 }))

    await new PostgresPayouts(store.em).earn(aMoment('2027-12-01T08:00').now)

    expect(await balances()).toEqual({ gateway: 40_000, campsite: -40_000 })
    expect(await balances(`reservation_id = 'hold-2'`)).toEqual({})
  })

  it('leaves with the campsite, once, what came by card and became a voucher that is cancelled', async () => {
    await store.em.execute(taken('hold-1', 40_000, null) + moved({ cents: 10_000 }) + moved({ booking: 'hold-1', cents: 30_000 }))
    expect([await left(), await balances(`reservation_id = 'hold-1'`)]).toEqual([
      0,
      { gateway: 40_000, voucher: -10_000, guest: -30_000 },
    ])

    await new PostgresPayouts(store.em).earn(aMoment('2027-12-01T08:00').now)

    expect(await balances()).toEqual({ gateway: 40_000, campsite: -40_000 })
  })

  it('pays nothing where the campsite took the money at its desk', async () => {
    await store.em.execute(taken('hold-1', 40_000, 'cash') + moved({ cents: 40_000 }))

    await new PostgresPayouts(store.em).earn(aMoment('2027-12-01T08:00').now)

    expect(await balances()).toEqual({})
  })
})

function isOfVoucher(example: string): boolean {
  return example.startsWith('voucher')
}
