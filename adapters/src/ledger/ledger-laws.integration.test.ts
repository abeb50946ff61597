import { aHoldOn, asHeld, campsite, stands } from '@camp/application/testing/a-campsite.ts'
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
    kind: fc.constantFrom('capture', 'refund', 'chargeback', 'chargeback-reversal'),
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
      const signed = (online: boolean) =>
        moved
          .filter(({ isOnline }) => isOnline === online)
          .reduce((sum, { kind, cents }) => sum + (kind === 'capture' || kind === 'chargeback-reversal' ? cents : -cents), 0)

      const { gateway = 0, till = 0, guest = 0 } = await balances()
      expect([gateway, till, guest + gateway + till]).toEqual([signed(true), signed(false), 0])
    }),
    { numRuns: 12 },
  )
})

function desk(isOnline: boolean): readonly (string | null)[] {
  return isOnline ? [null, null, null] : ['cash', '2026-01-01', 'desk']
}
