import { system } from '@camp/application/shared/actor.ts'
import { checkoutOf } from '@camp/application/testing/a-guest-of.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Outputs } from '../testing/api-client.ts'
import { givenServedMarketplace, type ServedMarketplace } from '../testing/given-marketplace.ts'
import { type Hold, pickerPlots, submission } from '../testing/reservations.ts'
import { drawnFrom, type Wish, wishOfWalk } from '../testing/walks.ts'

type Found = Outputs['search']['organisations']
type Card = Found['results'][number]
type Plots = readonly (Wish['party'] & { readonly plotId: string })[]

/** `HONESTY_WALKS=200` walks further, `HONESTY_FROM=5000` walks others. */
const walks = Number(process.env.HONESTY_WALKS ?? 20)
const first = Number(process.env.HONESTY_FROM ?? 0)
const patience = 180_000 + walks * 5_000

let marketplace: ServedMarketplace
beforeAll(async () => {
  marketplace = await givenServedMarketplace()
})
afterAll(() => marketplace.stop())

it(
  'asks the same price from the card to the invoice, and every way out that it offers can be held',
  async () => {
    const figures = { booked: 0, overSeveralPlots: 0, waysOfCards: 0, waysOfPlots: 0 }
    for (let walk = first; walk < first + walks; walk += 1) {
      const wish = wishOfWalk(walk)
      const card = drawnFrom(walk, await cardsFor(wish))
      if (!card) continue
      figures.waysOfPlots += await everyPlotKeepsItsWord(card.slug, wish)
      if (card.fromTotal === null) figures.waysOfCards += await everyWayOutIsTrue(card, wish)
      else {
        await paysWhatTheCardSays(card, wish)
        figures.booked += 1
        if (card.plots.length > 1) figures.overSeveralPlots += 1
      }
    }
    console.log(`${walks} walks from ${first}: ${JSON.stringify(figures)}`)
    expect(figures.booked).toBeGreaterThan(walks / 4)
    expect(figures.waysOfCards + figures.waysOfPlots).toBeGreaterThan(0)
  },
  patience,
)

async function cardsFor({ stay, party }: Wish): Promise<readonly Card[]> {
  const { data } = await marketplace.client.query<Found>('search.organisations', { ...stay, ...party, pageSize: 50 })
  return data.results
}

/** Card = picker = selection = check page = payment page = invoice. */
async function paysWhatTheCardSays(card: Card, wish: Wish): Promise<void> {
  const plots = await plotsOf(card, wish)
  const selected = await marketplace.client.query<Outputs['orgPlots']['quoteSelection']>('orgPlots.quoteSelection', {
    orgSlug: card.slug,
    ...wish.stay,
    plots,
  })
  expect(selected.data?.amountDue, said(card, wish, 'selection')).toBe(card.fromTotal)
  const hold = await held(card.slug, wish, plots)
  expect(hold.total, said(card, wish, 'check page')).toBe(card.fromTotal)

  const asked = marketplace.gateway.requests().length
  const details = submission(hold, { payInFull: true })
  const { data } = await marketplace.client.mutate<Outputs['reservations']['submit']>('reservations.submit', details)
  expect(data.amountDue, said(card, wish, 'booking')).toBe(card.fromTotal)
  if (!data.payment) return
  expect(marketplace.gateway.requests().at(asked)?.amount.cents, said(card, wish, 'payment')).toBe(cents(card.fromTotal))

  const { receivePaymentNotification, showInvoice } = marketplace.product.scope().useCases
  await receivePaymentNotification.execute(marketplace.gateway.pay(checkoutOf(data.payment)))
  const invoice = await showInvoice.execute({ actor: system('desk'), id: hold.id as ReservationId })
  expect(invoice.ok && invoice.value.total.cents, said(card, wish, 'invoice')).toBe(cents(card.fromTotal))
}

/** The plots that the card names, else the cheapest of the picker that is free. */
async function plotsOf(card: Card, { stay, party }: Wish): Promise<Plots> {
  if (card.plots.length > 0) return card.plots.map(({ total, ...plot }) => plot)
  const free = (await pickerPlots(marketplace.client, card.slug, { ...stay, ...party })).filter((plot) => plot.isAvailable)
  const [cheapest] = free.toSorted((one, other) => one.total - other.total)
  expect(cheapest?.total, said(card, { stay, party }, 'picker')).toBe(card.fromTotal)
  return [{ plotId: cheapest?.id ?? '', ...party }]
}

/** The dates that a card offers in place of the asked ones: found, and held, at the price that was said. */
async function everyWayOutIsTrue(card: Card, { party }: Wish): Promise<number> {
  const ways = [...(card.longerStay ? [card.longerStay] : []), ...card.nearestDates]
  for (const { fromTotal, ...stay } of ways) {
    const there = (await cardsFor({ stay, party })).find(({ slug }) => slug === card.slug)
    expect(there?.fromTotal, said(card, { stay, party }, 'way out')).toBe(fromTotal)
    const hold = await held(card.slug, { stay, party }, await plotsOf(there as Card, { stay, party }))
    expect(hold.total).toBe(fromTotal)
    await letGo(hold)
  }
  return ways.length
}

async function everyPlotKeepsItsWord(slug: string, { stay, party }: Wish): Promise<number> {
  let ways = 0
  for (const plot of await pickerPlots(marketplace.client, slug, { ...stay, ...party })) {
    if (plot.isAvailable || !plot.nearestDates) continue
    const hold = await held(slug, { stay: plot.nearestDates, party }, [{ plotId: plot.id, ...party }])
    expect(hold.total, `${plot.name} at ${slug}`).toBe(plot.nearestTotal)
    await letGo(hold)
    ways += 1
  }
  return ways
}

async function held(orgSlug: string, { stay }: Wish, plots: Plots): Promise<Hold> {
  const { data, error, text } = await marketplace.client.mutate<Hold>('reservations.hold', { orgSlug, ...stay, plots })
  expect(error, `${orgSlug} ${JSON.stringify({ stay, plots })} ${text}`).toBeUndefined()
  return data
}

async function letGo({ id }: Hold): Promise<void> {
  await marketplace.client.mutate('reservations.release', { id })
}

const cents = (rand: number | null) => Math.round((rand ?? 0) * 100)

function said(card: Card, wish: Wish, where: string): string {
  return `${where} of ${card.slug}, ${JSON.stringify(wish)}`
}
