import { describe, expect, it } from 'vitest'
import type { SpecialTermId } from '../shared/ids.ts'
import { Money } from '../shared/money.ts'
import { accepted, refused } from '../shared/result.ts'
import { Temporal } from '../shared/temporal.ts'
import { aHold } from '../testing/a-hold.ts'
import { aMoment } from '../testing/a-moment.ts'
import { aReservedPlot } from '../testing/a-reserved-plot.ts'
import { aGuest } from '../testing/a-submitted-reservation.ts'
import { halfNow } from '../testing/payment-rules.ts'
import { atAgreedTotal } from './amend/kept-price.ts'
import { balance } from './balance.ts'
import { bookOffline, type TakenDetails } from './book-offline.ts'
import { onlineAmountDue } from './online-amount-due.ts'
import { amountsToBalance } from './paid-offline.ts'
import type { HeldReservation } from './reservation.ts'

const arrival = '2027-02-01'
const halfOfAnything = { ...halfNow, minimumAmountForPartial: Money.zero() }
const withRule = aHold({ plots: [{ ...aReservedPlot(), paymentRule: halfOfAnything }] })
const withoutRule = aHold()

interface Facts extends Partial<TakenDetails> {
  readonly held?: HeldReservation
  readonly isOfflinePayment?: boolean
}

/** R800.00 for four nights. */
function booked({ held = withRule, isOfflinePayment = true, ...facts }: Facts = {}) {
  const offline = {
    isOfflinePayment,
    paymentMethod: null,
    paymentReference: null,
    paymentDate: null,
    notes: null,
    notifiesCamper: true,
    priceReason: null,
  }
  const plain = { guest: aGuest(), mandatoryTermIds: [], acceptedTermIds: [], vatPercentage: 15, received: Money.zero() }
  return bookOffline(held, { by: 'user-9', moment: aMoment('2026-11-21T10:01'), offline, ...plain, ...facts })
}

function settled(facts: Facts = {}) {
  const answer = booked(facts)
  if (!answer.ok) throw new Error(answer.refusal.code)
  return answer.value.settled
}

describe('a booking that staff take', () => {
  it.each([
    ['nothing', 0, 'confirmed', 'staff-confirmed', '2027-01-18'],
    ['less than the deposit', 399, 'confirmed', 'staff-confirmed', '2027-01-18'],
    ['the deposit', 400, 'partiallyPaid', 'deposit-paid', '2027-01-18'],
    ['everything', 800, 'confirmed', 'paid-in-full', null],
  ] as const)('stands at once when %s was paid offline', (_what, rand, status, why, dueDate) => {
    const { reservation, change } = settled({ received: Money.rand(rand) })

    expect(reservation).toMatchObject({ status, amountPaid: Money.rand(rand) })
    expect(change).toMatchObject({ from: 'pending', to: status, why, by: 'user-9' })
    expect(reservation.dueDate?.toString() ?? null).toBe(dueDate)
  })

  it('is owed on arrival where no rule gives another day', () => {
    expect(settled({ held: withoutRule }).reservation.dueDate?.toString()).toBe(arrival)
  })

  it('waits for the guest when it is not paid offline', () => {
    const { reservation, change } = settled({ isOfflinePayment: false })

    expect(change).toBeNull()
    expect(reservation).toMatchObject({ status: 'pending', payInFull: false, dueDate: Temporal.PlainDate.from('2027-01-18') })
    expect(onlineAmountDue(reservation, true)).toEqual(Money.rand(400))
  })

  it('has a balance of its offline amounts, and nothing of it is due online', () => {
    const { reservation } = settled({ received: Money.rand(300) })

    expect(amountsToBalance(reservation)).toEqual({
      isOfflinePayment: true,
      offlinePaymentAmountTotal: Money.rand(800),
      offlinePaymentAmountPaid: Money.rand(300),
    })
    expect(balance(amountsToBalance(reservation))).toEqual(Money.rand(500))
    expect(onlineAmountDue(reservation, true)).toEqual(Money.zero())
  })

  it('needs the mandatory terms as any other', () => {
    const term = 'term-1' as SpecialTermId

    expect(booked({ mandatoryTermIds: [term] })).toEqual(refused({ code: 'terms_missing', termIds: [term] }))
    expect(booked({ mandatoryTermIds: [term], acceptedTermIds: [term] })).toMatchObject(accepted({}))
  })
})

describe('an agreed total', () => {
  it.each([0, 1, 500.01, 800, 1234.56])('of R%d stands in the lines of the nights to the cent', (rand) => {
    const plots = atAgreedTotal(Money.rand(rand), [aReservedPlot(), aReservedPlot()])

    const nights = plots.flatMap(({ quote }) => quote.nights)
    expect(Money.sum(nights.map(({ price }) => price))).toEqual(Money.rand(rand))
    expect(Money.sum(nights.flatMap(({ lines }) => lines.map(({ amount }) => amount)))).toEqual(Money.rand(rand))
    expect(Money.sum(plots.map(({ quote }) => quote.total))).toEqual(Money.rand(rand))
  })
})
