import { aHoldOn, asHeld, campsite, stands } from '@camp/application/testing/a-campsite.ts'
import { comesIn } from '@camp/domain/payments/money-move.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { forgetGuests, startCampsiteStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresReservations } from '../reservations/postgres-reservations.ts'

let store: TestStore
beforeAll(async () => {
  store = await startCampsiteStore()
})
afterAll(() => store.stop())

const moves = fc.array(
  fc.record({
    kind: fc.constantFrom('capture', 'refund', 'chargeback', 'chargeback-correction', 'chargeback-reversal'),
    cents: fc.integer({ min: 1, max: 2_000_000_00 }),
    isOnline: fc.boolean(),
    day: fc.integer({ min: 1, max: 400 }),
  }),
  { minLength: 1, maxLength: 12 },
)

const balances = async () => {
  const rows = await store.em.execute<{ account: string; cents: string }[]>(
    'select account, sum(amount_cents)::text as cents from ledger_entry group by account',
  )
  return Object.fromEntries(rows.map(({ account, cents }) => [account, Number(cents)]))
}

it('whatever moves: all accounts together are nothing, and money is where it went and whose it is', async () => {
  await fc.assert(
    fc.asyncProperty(moves, async (moved) => {
      await forgetGuests(store.em)
      await new PostgresReservations(store.em).add(aHoldOn(stands.slice(0, 1)), asHeld)
      for (const [number, { kind, cents, isOnline, day }] of moved.entries())
        await store.em.execute(
          `insert into payment (organisation_id, reservation_id, kind, amount_cents, currency, gateway_payment_id, method, paid_on,
             recorded_by, at)
           values (?, 'hold-1', ?, ?, 'ZAR', ?, ?, ?, ?, timestamptz '2026-01-01' + ? * interval '1 day')`,
          [campsite.organisation.id, kind, cents, isOnline ? `g-${number}` : null, ...desk(isOnline), day],
        )
      const reversed = await store.em.execute<{ cents: string }[]>(
        `insert into payment (organisation_id, reservation_id, kind, amount_cents, currency, method, paid_on, recorded_by, at,
             reversed_payment_id)
           select organisation_id, reservation_id, 'reversal', amount_cents, currency, method, paid_on, recorded_by, at, id
           from payment where kind = 'capture' and method is not null order by at, id limit 1 returning amount_cents::text as cents`,
      )
      const signed = (online: boolean) =>
        moved
          .filter(({ isOnline }) => isOnline === online)
          .reduce((sum, { kind, cents }) => sum + (comesIn(kind) ? cents : -cents), 0)

      const { gateway = 0, till = 0, guest = 0 } = await balances()
      const taken = signed(false) - Number(reversed[0]?.cents ?? 0)
      expect([gateway, till, guest + gateway + till]).toEqual([signed(true), taken, 0])
    }),
    { numRuns: 12 },
  )
})

function desk(isOnline: boolean): readonly (string | null)[] {
  return isOnline ? [null, null, null] : ['cash', '2026-01-01', 'desk']
}
