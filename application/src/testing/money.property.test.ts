import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import { aParty } from '@camp/domain/testing/a-party.ts'
import fc from 'fast-check'
import { describe, it } from 'vitest'
import { system } from '../shared/actor.ts'
import { field, stands } from './a-campsite.ts'
import { aGuestOf, checkoutOf } from './a-guest-of.ts'
import { type DeskMemory, deskMoneyCommands } from './front-desk/staff-commands.ts'
import { givenMarketplace, type Marketplace } from './given-marketplace.ts'
import { halfNow, kwenaCamp } from './kwena-camp.ts'
import { modelCommand } from './model-command.ts'
import { bookedCommands } from './one-plot/commands.ts'
import { moneyCommands } from './one-plot/money-commands.ts'

const length = 40
const rule = halfNow({ partialPaymentDueDays: 10 })

/** Shorter or longer than what was paid for. */
const changesLength = fc
  .record({ at: fc.nat({ max: 4 }), nights: fc.integer({ min: 1, max: 8 }), as: fc.constantFrom('guest', 'staff') })
  .map(({ at, nights, as }) =>
    modelCommand<DeskMemory>()(`${as} makes ${at} a stay of ${nights} nights`, async (marketplace, { held }) => {
      const id = held[at % held.length] as ReservationId
      const found = await marketplace.reservations.find(id)
      if (!found) return
      const { arrival } = found.stay
      const plots = found.plots.map(({ plotId, party }) => ({ plotId, party }))
      const amendment = { stay: StayDates.of(arrival, arrival.add({ days: nights })), plots, price: 're-quote' } as const
      const actor = as === 'guest' ? ({ kind: 'visitor' } as const) : system('desk')
      await marketplace.amendReservation.execute({ actor, as, id, amendment, ignoresStayRules: as === 'staff' })
    }),
  )

const acts: readonly fc.Arbitrary<fc.AsyncCommand<DeskMemory, Marketplace>>[] = [
  ...moneyCommands,
  ...moneyCommands,
  ...bookedCommands,
  ...deskMoneyCommands,
  ...[changesLength, changesLength, changesLength],
]

/**
 * Three weeks before the arrival of four bookings: a deposit and a whole price paid, a request, and a guest
 * of the shared field.
 */
async function givenBookings(): Promise<{ readonly model: DeskMemory; readonly real: Marketplace }> {
  const real = givenMarketplace({ campsites: [kwenaCamp({ rule })], cancelsOverdue: () => true })
  const guest = aGuestOf(real)
  const stay = { from: '2026-12-14', to: '2026-12-18' }
  const [deposit, whole, request] = [
    await guest.books({ plots: stands.slice(0, 1), ...stay }),
    await guest.books({ plots: stands.slice(1, 2), ...stay }, { payInFull: true }),
    await guest.books({ plots: stands.slice(2, 3), ...stay }),
  ]
  const shared = await guest.books({ plots: [field], party: aParty({ numberOfAdults: 3 }), ...stay })
  for (const { payment } of [deposit, whole, shared]) await guest.pays(payment)
  const all = [deposit, whole, request, shared]
  return { model: { held: all.map(({ id }) => id), checkouts: all.map(({ payment }) => checkoutOf(payment)), blocks: [] }, real }
}

/**
 * `MONEY_MODEL_RUNS=5000` tries more. A failure prints its seed and path; `fc.assert(…, { seed, path })`
 * plays it again.
 */
describe('the money of bookings', () => {
  it('adds up, goes back once and stays where it belongs, whatever banks, gateway, guests, desk and jobs do', {
    timeout: 3_600_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(...acts), { minLength: length, maxLength: length }), (commands) =>
        fc.asyncModelRun(givenBookings, commands),
      ),
      { numRuns: Number(process.env.MONEY_MODEL_RUNS ?? 200) },
    )
  })
})
