import { CloseCashUp } from '@camp/application/cash-up/close-cash-up.ts'
import { cashUpsContract } from '@camp/application/cash-up/testing/cash-ups.contract.ts'
import { InMemoryCatalogues } from '@camp/application/organisations/testing/in-memory-catalogues.ts'
import { system } from '@camp/application/shared/actor.ts'
import { FixedClock } from '@camp/application/shared/testing/fixed-clock.ts'
import { aHoldOn, asHeld, campsite, stands } from '@camp/application/testing/a-campsite.ts'
import { expectedByMethod, netOfTill, tillLines } from '@camp/domain/cash-up/till.ts'
import { offlinePaymentMethods } from '@camp/domain/payments/offline-payment.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PostgresTakenOverBookings } from '../booking-takeover/postgres-taken-over-bookings.ts'
import { PostgresPayments } from '../payments/postgres-payments.ts'
import { emptied, forgetGuests, noJitter, startCampsiteStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresTransaction } from '../postgres/transaction.ts'
import { PostgresReservations } from '../reservations/postgres-reservations.ts'
import { PostgresCashUps } from './postgres-cash-ups.ts'

let store: TestStore
beforeAll(async () => {
  store = await startCampsiteStore()
})
afterAll(() => store.stop())

async function anEmptyTill() {
  await forgetGuests(store.em)
  await emptied(store.em, 'cash_up')
}

cashUpsContract('postgres', async () => {
  await anEmptyTill()
  const em = () => store.database.forkEntityManager()
  const cashUps = new PostgresCashUps(em())
  return {
    reservations: new PostgresReservations(em()),
    payments: new PostgresPayments(em()),
    takenOverBookings: new PostgresTakenOverBookings(em()),
    cashUps: {
      entriesOf: (...of) => cashUps.entriesOf(...of),
      find: (...of) => cashUps.find(...of),
      // Each on a connection of its own, as two desks have.
      close: (day) => new PostgresCashUps(em()).close(day),
      list: (query) => cashUps.list(query),
    },
    stop: async () => {},
  }
})

it('refuses a closed day that is changed or deleted', async () => {
  await anEmptyTill()
  await store.em.execute(
    `insert into cash_up values (?, '2026-12-01', now(), 'desk', null, 'ZAR', '[]', '[]', array[gen_random_uuid()])`,
    [campsite.organisation.id],
  )

  for (const change of [`update cash_up set note = 'x'`, 'delete from cash_up'])
    await expect(store.em.execute(change)).rejects.toMatchObject({ constraint: 'cash_up_is_append_only' })
})

const days = ['2026-12-01', '2026-12-02', '2026-12-03'] as const
const acts = fc.array(
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({
        kind: fc.constantFrom('capture' as const, 'refund' as const, 'reversal' as const),
        cents: fc.integer({ min: 1, max: 900_000_00 }),
        method: fc.constantFrom(...offlinePaymentMethods),
        by: fc.constantFrom('thandi', 'sipho'),
        day: fc.constantFrom(...days),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('close' as const),
        day: fc.constantFrom(...days),
        surplus: fc.integer({ min: -500, max: 500 }),
      }),
    },
  ),
  { minLength: 1, maxLength: 14 },
)

it('whatever is taken, given back, reversed and closed: the till is the ledger to the cent, and closed days stay', async () => {
  const cashUps = new PostgresCashUps(store.em)
  const { id: organisationId } = campsite.organisation
  const clock = new FixedClock()
  const closing = new CloseCashUp({
    cashUps,
    clock,
    catalogues: new InMemoryCatalogues([campsite]),
    transaction: new PostgresTransaction({ em: store.em, randomness: { ...noJitter, key: () => crypto.randomUUID() } }),
  })
  const dayOf = (day: string) => Temporal.PlainDate.from(day)
  const till = async () => {
    const [sum] = await store.em.execute<{ cents: string }[]>(
      `select coalesce(sum(amount_cents), 0)::text as cents from ledger_entry where account = 'till'`,
    )
    return Number(sum?.cents)
  }

  await fc.assert(
    fc.asyncProperty(acts, async (done) => {
      await anEmptyTill()
      await new PostgresReservations(store.em).add(aHoldOn(stands.slice(0, 1)), asHeld)
      clock.moveTo('2026-12-03T20:00')
      const kept = new Map<string, unknown>()
      for (const act of done) {
        if (act.kind === 'close') {
          const day = dayOf(act.day)
          const entries = await cashUps.entriesOf(organisationId, day)
          const expected = expectedByMethod(tillLines(entries, 'ZAR'), 'ZAR')
          const counted = Object.fromEntries(expected.map((one) => [one.method, one.expected.plus(Money.cents(act.surplus))]))
          const typed = { day, counted, note: 'counted', shownEntries: entries.length }
          const closed = await closing.execute({ actor: system('test'), orgSlug: campsite.organisation.slug, ...typed })
          if (closed.ok) kept.set(act.day, closed.value)
        } else await move(act)
      }

      const { rows, taken, returned } = await cashUps.list({ ...everything, organisationId })
      const closedDays = await Promise.all(days.map((day) => cashUps.find(organisationId, dayOf(day))))
      expect(taken.minus(returned).cents).toBe(await till())
      expect(netOfTill(rows, 'ZAR').cents).toBe(await till())
      expect(closedDays).toEqual(days.map((day) => kept.get(day)))
      for (const closed of closedDays) {
        const own = rows.filter(({ day, state }) => state === 'closed' && day.equals(closed?.day ?? '2000-01-01'))
        expect(netOfTill(own, 'ZAR')).toEqual(netOfTill(closed?.lines ?? [], 'ZAR'))
      }
    }),
    { numRuns: 12 },
  )
})

const everything = { search: '', sort: 'day', isDescending: false, limit: null, offset: 0, from: null, to: null } as const

interface Move {
  readonly kind: 'capture' | 'refund' | 'reversal'
  readonly cents: number
  readonly method: string
  readonly by: string
  readonly day: string
}

/** A reversal takes back the oldest payment that was not taken back; without one, nothing happens. */
async function move({ kind, cents, method, by, day }: Move) {
  if (kind === 'reversal') {
    await store.em.execute(
      `insert into payment (organisation_id, reservation_id, kind, amount_cents, currency, method, paid_on, recorded_by, at, reversed_payment_id)
       select organisation_id, reservation_id, 'reversal', amount_cents, currency, method, ?, ?, now(), id from payment taken
       where kind = 'capture' and not exists (select from payment where reversed_payment_id = taken.id) order by at limit 1`,
      [day, by],
    )
    return
  }
  await store.em.execute(
    `insert into payment (organisation_id, reservation_id, kind, amount_cents, currency, method, paid_on, recorded_by, at)
     values (?, 'hold-1', ?, ?, 'ZAR', ?, ?, ?, now())`,
    [campsite.organisation.id, kind, cents, method, day, by],
  )
}
