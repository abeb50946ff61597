import { emptied, forgetGuests, startCampsiteStore } from '@camp/adapters/postgres/testing/test-store.ts'
import { doubleSales } from '@camp/adapters/reservations/testing/race.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { givenProduct, type ServedMarketplace, today } from '../testing/given-marketplace.ts'
import { cancelHere, laterBy, moveHere, tryToBook } from './testing/desk-acts.ts'
import { connectBothWays, givenOtherSide, type OtherSide } from './testing/given-other-side.ts'

/**
 * Two systems that sell the same three stands over a line that loses, repeats, reorders and is silent; once
 * it is whole again, both know the same bookings. `HTI_MODEL_RUNS=500` tries more.
 */
const numRuns = Number(process.env.HTI_MODEL_RUNS ?? 15)

let market: ServedMarketplace
let side: OtherSide
beforeAll(async () => {
  market = await givenProduct(await startCampsiteStore(10), { htiExchange: { send: (...said) => side.exchange.send(...said) } })
  await connectBothWays(market)
})
afterAll(() => market.stop())

const rooms = ['P001', 'P002', 'P003'] as const
const place = { room: fc.constantFrom(...rooms), day: fc.nat(5), nights: fc.integer({ min: 1, max: 3 }) }
const act = fc.oneof(
  fc.record({ kind: fc.constant('book here' as const), ...place }),
  fc.record({ kind: fc.constant('book there' as const), ...place }),
  fc.record({ kind: fc.constant('move here' as const), which: fc.nat(9), ...place }),
  fc.record({ kind: fc.constantFrom('cancel here' as const, 'cancel there' as const), which: fc.nat(9) }),
  fc.record({ kind: fc.constantFrom('tell' as const, 'speak' as const, 'arrive' as const) }),
  fc.record({ kind: fc.constantFrom('tell' as const, 'speak' as const) }),
)
const passage = fc.constantFrom('whole', 'whole', 'lost', 'answer lost', 'twice', 'late')
type Act = typeof act extends fc.Arbitrary<infer Kind> ? Kind : never

const tell = () => market.product.scope().useCases.tellHti.execute({ limit: 50 })

async function run(one: Act): Promise<void> {
  laterBy(market, { seconds: 61 })
  switch (one.kind) {
    case 'book here':
      await tryToBook(market, one.room, ...datesOf(one))
      return
    case 'book there': {
      const [from, to] = datesOf(one)
      side.sandbox.own.book({ room: one.room, from, to }, 'Nkosi')
      return
    }
    case 'move here':
      await withReservation(one.which, (id) => moveHere(market, id, one.room, ...datesOf(one)))
      return
    case 'cancel here':
      await withReservation(one.which, (id) => cancelHere(market, id))
      return
    case 'cancel there': {
      const own = side.sandbox.ledger.bookings().filter(({ madeBy }) => madeBy === 'hti')
      side.sandbox.own.cancel(own[one.which % Math.max(1, own.length)]?.id ?? '')
      return
    }
    case 'tell':
      await tell()
      return
    case 'speak':
      await side.sandbox.own.speak()
      return
    case 'arrive':
      await side.arrive()
  }
}

function datesOf({ day, nights }: { readonly day: number; readonly nights: number }): [string, string] {
  const arrival = Temporal.PlainDate.from('2027-02-01').add({ days: day })
  return [arrival.toString(), arrival.add({ days: nights }).toString()]
}

async function withReservation(which: number, change: (id: ReservationId) => Promise<unknown>): Promise<void> {
  const found = await market.store.em.execute<{ id: ReservationId }[]>(
    `select id from reservation where status <> 'cancelled' order by created_at, id`,
  )
  const chosen = found[which % Math.max(1, found.length)]
  if (chosen) await change(chosen.id)
}

const here = async () => {
  const rows = await market.store.em.execute<{ stay: string }[]>(
    `select room.code || ' ' || stay.arrival || ' ' || stay.departure as stay from reservation
     join reservation_plot stay on stay.reservation_id = reservation.id join hti_room room on room.plot_id = stay.plot_id
     where reservation.status <> 'cancelled'`,
  )
  return rows.map(({ stay }) => stay).toSorted()
}
const there = () =>
  side.sandbox.ledger
    .bookings()
    .filter(({ state }) => state === 'standing')
    .flatMap(({ stays }) => stays.map(({ room, from, to }) => `${room} ${from} ${to}`))
    .toSorted()

it('never ends in a double sale or a lost booking', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(act, { minLength: 5, maxLength: 25 }),
      fc.array(passage, { minLength: 1, maxLength: 20 }),
      async (acts, line) => {
        market.clock.moveTo(today)
        await forgetGuests(market.store.em)
        await emptied(market.store.em, 'hti_message', 'hti_change', 'hti_told', 'hti_gone', 'hti_unplaced', 'hti_line')
        side = givenOtherSide(market)
        let turn = 0
        side.passage = () => line[turn++ % line.length] ?? 'whole'
        for (const one of acts) {
          await run(one)
          expect(await doubleSales(market.store.em)).toBe(0)
        }
        side.passage = () => 'whole'
        await side.arrive()
        for (let quiet = 0; quiet < 8; quiet += 1) {
          laterBy(market, { seconds: 400 })
          await tell()
          await side.sandbox.own.speak()
        }

        expect(there()).toEqual(await here())
        const states = side.sandbox.ledger.bookings().map(({ state }) => state)
        expect(states.filter((state) => state === 'asking' || state === 'cancelling')).toEqual([])
        const open = `select kind, state, error_text from hti_message where state not in ('SUCCESS', 'FAILED')`
        expect(await market.store.em.execute(open)).toEqual([])
        expect(market.faults).toEqual([])
      },
    ),
    { numRuns, endOnFailure: numRuns < 100 },
  )
}, 3_600_000)
