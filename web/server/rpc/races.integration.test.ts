import { randomUUID } from 'node:crypto'
import { forgetGuests, startCampsiteStore } from '@camp/adapters/postgres/testing/test-store.ts'
import { doubleSales } from '@camp/adapters/reservations/testing/race.ts'
import { campsite, field, stands } from '@camp/application/testing/a-campsite.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ApiAnswer, Inputs } from '../testing/api-client.ts'
import { givenProduct, type ServedMarketplace } from '../testing/given-marketplace.ts'
import { type ListeningApp, listening } from '../testing/listening-app.ts'
import type { Hold } from '../testing/reservations.ts'

type PlotWish = Inputs['reservations']['hold']['plots'][number]
type Outcome = ApiAnswer<Hold>

const guests = Array.from({ length: 200 }, (_, index) => index)
const rounds = Array.from({ length: Number(process.env.RACE_ROUNDS ?? 1) }, (_, index) => index)
const sevenNights = { arrivalDate: '2027-02-01', departureDate: '2027-02-08' }
const standAt = (index: number) => stands[index % stands.length]?.id ?? ''

let marketplace: ServedMarketplace
let app: ListeningApp
async function open(): Promise<void> {
  marketplace = await givenProduct(await startCampsiteStore(20))
  app = await listening(marketplace)
}
async function close(): Promise<void> {
  await app.stop()
  await marketplace.stop()
}

function wish(plotId: string, numberOfAdults = 2, childrenAges: number[] = []): PlotWish {
  return { plotId, numberOfAdults, numberOfPensioners: 0, childrenAges }
}

/** All guests at the same moment, each with a key of its own as our pages send it. */
async function rush(plotsOf: (guest: number) => PlotWish[]): Promise<readonly Outcome[]> {
  const start = performance.now()
  const { slug } = campsite.organisation
  const outcomes = await Promise.all(
    guests.map((guest) =>
      app.client.mutate<Hold>('reservations.hold', { orgSlug: slug, ...sevenNights, plots: plotsOf(guest) }, randomUUID()),
    ),
  )
  if (process.env.RACE_FIGURES) console.info(`${Math.round(performance.now() - start)} ms, held ${held(outcomes).length}`)
  return outcomes
}

const held = (outcomes: readonly Outcome[]) => outcomes.filter(({ status }) => status === 200).map(({ data }) => data)
const told = (outcomes: readonly Outcome[]) => {
  const refused = outcomes.filter(({ status }) => status !== 200)
  return [...new Set(refused.map(({ status, error }) => `${status} ${error.data.code} ${error.data.reason}`))]
}

/** The fullest night of the field, counted from what was sold and not from the counter that guards it. */
async function fullestNight(): Promise<number> {
  const [row] = await marketplace.store.em.execute<{ pax: number }[]>(
    `select coalesce(max(pax), 0)::int as pax from (
      select sum(pax) as pax from reservation_night where plot_id = ? group by for_date) as night`,
    [field.id],
  )
  return row?.pax ?? 0
}

describe('two hundred guests over HTTP', () => {
  beforeAll(open)
  beforeEach(() => forgetGuests(marketplace.store.em))
  afterAll(close)

  it.each(rounds)('hold ten plots once each, and the others are told that they are booked (%i)', async () => {
    const outcomes = await rush((guest) => [wish(standAt(guest))])

    expect(held(outcomes)).toHaveLength(10)
    expect(told(outcomes)).toEqual(['409 CONFLICT booked'])
    expect(await doubleSales(marketplace.store.em)).toBe(0)
    expect(marketplace.faults).toEqual([])
  })

  it.each(rounds)('hold carts of three, named in opposite orders, whole or not at all (%i)', async (round) => {
    const outcomes = await rush((guest) => {
      const first = guest * 7 + round
      const cart = [first, first + 3, first + 6].map((index) => wish(standAt(index)))
      return guest % 2 ? cart : cart.toReversed()
    })

    const carts = held(outcomes)
    const sold = new Set(carts.flatMap(({ plots }) => plots.map(({ plotId }) => plotId)))
    const nights = await marketplace.store.em.execute<{ count: number }[]>('select count(*)::int as count from plot_night')
    expect(carts.length).toBeGreaterThanOrEqual(2)
    expect(sold.size).toBe(carts.length * 3)
    expect(nights).toEqual([{ count: sold.size * 7 }])
    expect(told(outcomes)).toEqual(['409 CONFLICT booked'])
    expect(marketplace.faults).toEqual([])
  })

  it.each(rounds)('share a field up to its thirty, small children not counted (%i)', async () => {
    const adultsOf = (guest: number) => 1 + ((guest * 5) % 6)
    const outcomes = await rush((guest) => [wish(field.id, adultsOf(guest), guest % 3 ? [] : [1])])

    const left = field.paxMax - (await fullestNight())
    const smallestRefused = Math.min(...guests.filter((guest) => outcomes[guest]?.status !== 200).map(adultsOf))
    expect(left).toBeGreaterThanOrEqual(0)
    expect(left).toBeLessThan(smallestRefused)
    expect(told(outcomes)).toEqual(['409 CONFLICT booked'])
    expect(marketplace.faults).toEqual([])
  })
})

describe('the same guests where the database no longer minds', () => {
  beforeAll(async () => {
    await open()
    await widenTheGuards()
  })
  beforeEach(() => forgetGuests(marketplace.store.em))
  afterAll(close)

  it.each(rounds)('are sold plots twice: so the races above prove something (%i)', async () => {
    const outcomes = await rush((guest) => [wish(standAt(guest))])

    expect(held(outcomes).length).toBeGreaterThan(10)
    expect(await doubleSales(marketplace.store.em)).toBeGreaterThan(0)
  })

  it.each(rounds)('fill the field beyond its thirty (%i)', async () => {
    await rush((guest) => [wish(field.id, 1 + ((guest * 5) % 6))])

    expect(await fullestNight()).toBeGreaterThan(field.paxMax)
  })
})

/**
 * The constraint keeps its name, so that the product writes as ever, and lets two reservations have the same
 * night.
 */
async function widenTheGuards(): Promise<void> {
  await marketplace.store.em.execute(`
    alter table plot_night drop constraint plot_night_sold_once;
    alter table plot_night add constraint plot_night_sold_once unique (plot_id, night, reservation_id);
    alter table reservation_plot drop constraint live_stays_never_overlap`)
}
