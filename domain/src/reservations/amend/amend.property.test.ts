import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Money } from '../../shared/money.ts'
import { Temporal } from '../../shared/temporal.ts'
import { StayDates } from '../../stay-rules/stay-dates.ts'
import { aMoment } from '../../testing/a-moment.ts'
import { aParty } from '../../testing/a-party.ts'
import { aPlot, rates } from '../../testing/a-plot.ts'
import { aConfirmedReservation, aPartiallyPaidReservation, aPendingReservation } from '../../testing/a-submitted-reservation.ts'
import { overpaidBy } from '../overpaid-by.ts'
import { bookedTerms, restore } from './amend.ts'
import type { Amendment } from './amendment.ts'
import { areSamePlots } from './same-plots.ts'
import { amended, anAmendment, kwena, standOne, standTwo } from './testing/amending.ts'

const reservations = fc.constantFrom(aPendingReservation(), aPartiallyPaidReservation(), aConfirmedReservation())
const parties = fc
  .record({
    numberOfAdults: fc.integer({ min: 1, max: 3 }),
    childrenAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 3 }),
  })
  .map((facts) => aParty(facts))
const prices = fc.constantFrom('re-quote', 'keep') as fc.Arbitrary<Amendment['price']>

/** On one stand, on two, or from some night on the other. */
const amendments: fc.Arbitrary<Amendment> = fc
  .record({
    inDays: fc.integer({ min: 30, max: 200 }),
    length: fc.integer({ min: 1, max: 14 }),
    cut: fc.nat(13),
    form: fc.constantFrom('one', 'two', 'split'),
    party: parties,
    price: prices,
  })
  .map(({ inDays, length, cut, form, party, price }) => {
    const arrival = Temporal.PlainDate.from('2026-11-21').add({ days: inDays })
    const stay = StayDates.of(arrival, arrival.add({ days: length }))
    const [one, two] = [
      { plotId: standOne, party },
      { plotId: standTwo, party },
    ]
    if (form === 'one' || length === 1) return { stay, price, plots: [one] }
    if (form === 'two') return { stay, price, plots: [one, two] }
    const night = arrival.add({ days: 1 + (cut % (length - 1)) })
    const parts = [StayDates.of(arrival, night), StayDates.of(night, stay.departure)]
    return { stay, price, plots: parts.map((part, at) => ({ plotId: at === 0 ? standOne : standTwo, party, stay: part })) }
  })

/** A rate whose nights do not divide evenly. */
const catalogue = { ...kwena, plots: kwena.plots.map((plot, at) => ({ ...plot, ...pricesOf(at) })) }
function pricesOf(at: number) {
  return { rates: aPlot({ rates: rates(at === 0 ? 213.3 : 377.7) }).rates }
}

describe('every amendment', () => {
  it('adds up: nights to plots, plots to the amount due, which holds what is due up front', () => {
    fc.assert(
      fc.property(reservations, amendments, (reservation, amendment) => {
        const next = amended(reservation, amendment, { catalogue }).reservation

        for (const { quote } of next.plots) {
          expect(Money.sum(quote.nights.map(({ price }) => price))).toEqual(quote.total)
          for (const { price, lines } of quote.nights) expect(Money.sum(lines.map(({ amount }) => amount))).toEqual(price)
          expect(quote.nights.every(({ price }) => price.cents >= 0)).toBe(true)
        }
        expect(Money.sum(next.plots.map(({ quote }) => quote.total))).toEqual(next.amountDue)
        expect(next.amountDue.isAtLeast(next.amountDueUpFront)).toBe(true)
        expect(next.amountPaid).toEqual(reservation.amountPaid)
        expect(next.amountDue.isAtLeast(next.amountPaid.minus(overpaidBy(next, Money.zero())))).toBe(true)
      }),
    )
  })

  it('keeps the amount due to the cent where the price is kept', () => {
    fc.assert(
      fc.property(reservations, amendments, (reservation, amendment) => {
        const next = amended(reservation, { ...amendment, price: 'keep' }, { catalogue }).reservation

        expect(next.amountDue).toEqual(reservation.amountDue)
      }),
    )
  })

  it('changes nothing when it asks for what is there', () => {
    fc.assert(
      fc.property(reservations, prices, (reservation, price) => {
        const next = amended(reservation, anAmendment(reservation, { price })).reservation

        expect(next.stay).toEqual(reservation.stay)
        expect(areSamePlots(reservation.plots, next.plots)).toBe(true)
        expect(next.amountDue).toEqual(reservation.amountDue)
      }),
    )
  })

  it('is taken back whole by its undoing: only a status that money has earned stays', () => {
    fc.assert(
      fc.property(reservations, amendments, (reservation, amendment) => {
        const next = amended(reservation, amendment, { catalogue }).reservation

        const undone = restore(next, bookedTerms(reservation), { by: 'desk', moment: aMoment() }).reservation

        expect(bookedTerms(undone)).toEqual(bookedTerms(reservation))
        expect(undone.amountPaid).toEqual(reservation.amountPaid)
        expect([reservation.status, 'confirmed']).toContain(undone.status)
      }),
    )
  })
})
