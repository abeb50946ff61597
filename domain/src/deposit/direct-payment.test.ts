import { describe, expect, it } from 'vitest'
import { directPaymentText, transferReferenceText } from '../formatting/direct-payment-text.ts'
import { Money } from '../shared/money.ts'
import { Temporal } from '../shared/temporal.ts'
import { aHold } from '../testing/a-hold.ts'
import { aMoment } from '../testing/a-moment.ts'
import { aConfirmedReservation, aPartiallyPaidReservation, aPendingReservation } from '../testing/a-submitted-reservation.ts'
import { directPayment, directPaymentAhead, releaseDay, transferDue } from './direct-payment.ts'

const day = (date: string) => Temporal.PlainDate.from(date)

function aheadOf(facts: { upFront: number; due?: string; today?: string; paid?: number; releases?: boolean }) {
  const amounts = {
    amountDue: Money.rand(1000),
    amountDueUpFront: Money.rand(facts.upFront),
    amountPaid: Money.rand(facts.paid ?? 0),
    dueDate: facts.due ? day(facts.due) : null,
    arrival: day('2026-12-11'),
  }
  return directPaymentAhead(amounts, {
    today: day(facts.today ?? '2026-11-23'),
    releasesTransfers: facts.releases ?? false,
  })
}

function textOf(facts: Parameters<typeof aheadOf>[0], language: 'en' | 'af' = 'en') {
  const payment = aheadOf(facts)
  return payment && directPaymentText({ payment, campsite: 'Muskadel Lane', language })
}

describe('what is paid to the campsite itself', () => {
  it.each([
    [
      'a deposit by transfer and the rest on arrival',
      { upFront: 300, due: '2026-12-11' },
      'Nothing is paid online. You pay Muskadel Lane R300.00 by transfer within 3 days of confirming, and R700.00 on arrival. If it comes late, Muskadel Lane may cancel the booking.',
    ],
    [
      'a deposit, and the rest by its day',
      { upFront: 300, due: '2026-12-04' },
      'Nothing is paid online. You pay Muskadel Lane R300.00 by transfer within 3 days of confirming, and R700.00 by Friday, 4 December 2026. If it comes late, Muskadel Lane may cancel the booking.',
    ],
    [
      'a deposit whose booking is released',
      { upFront: 300, due: '2026-12-11', releases: true },
      'Nothing is paid online. You pay Muskadel Lane R300.00 by transfer within 3 days of confirming, and R700.00 on arrival. If it has not come 3 days after that, the booking is released.',
    ],
    [
      'a deposit whose booking would be released after it began',
      { upFront: 300, due: '2026-12-11', releases: true, today: '2026-12-05' },
      'Nothing is paid online. You pay Muskadel Lane R300.00 by transfer within 3 days of confirming, and R700.00 on arrival. If it comes late, Muskadel Lane may cancel the booking.',
    ],
    [
      'everything, without a deposit',
      { upFront: 1000 },
      'Nothing is paid online. You pay Muskadel Lane R1000.00 on arrival, or by transfer before.',
    ],
    [
      'everything on arrival, where arrival is sooner than a deposit would be due',
      { upFront: 300, due: '2026-12-04', today: '2026-12-08' },
      'Nothing is paid online. You pay Muskadel Lane R1000.00 on arrival, or by transfer before.',
    ],
    [
      'the rest, once the deposit has come',
      { upFront: 300, due: '2026-12-04', paid: 300 },
      'Nothing is paid online. You pay Muskadel Lane R700.00 by transfer by Friday, 4 December 2026.',
    ],
    [
      'what is left of the deposit',
      { upFront: 300, due: '2026-12-11', paid: 100 },
      'Nothing is paid online. You pay Muskadel Lane R200.00 by transfer within 3 days of confirming, and R700.00 on arrival. If it comes late, Muskadel Lane may cancel the booking.',
    ],
  ])('is %s', (_, facts, sentence) => {
    expect(textOf(facts)).toBe(sentence)
  })

  it('is nothing once all of it is paid', () => {
    expect(textOf({ upFront: 300, paid: 1000 })).toBeNull()
  })

  it.each([
    ['of the deposit', 299.99, { cents: 1 }, 70_000],
    ['of the rest', 999.99, null, 1],
  ])('is the last cent %s too', (_, paid, deposit, cents) => {
    const open = aheadOf({ upFront: 300, due: '2026-12-04', paid })

    expect(open).toMatchObject({ deposit, rest: { cents, by: '2026-12-04' } })
  })

  it('is all of it before anything can have been paid', () => {
    const amounts = { amountDue: Money.rand(1000), amountDueUpFront: Money.rand(300), dueDate: null, arrival: day('2026-12-11') }

    const open = directPaymentAhead(amounts, { today: day('2026-11-23'), releasesTransfers: false })

    expect(open).toMatchObject({ deposit: { cents: 30_000 }, rest: { cents: 70_000 } })
  })

  it('is said in Afrikaans as well', () => {
    expect(textOf({ upFront: 300, due: '2026-12-11' }, 'af')).toBe(
      'Niks word aanlyn betaal nie. Jy betaal Muskadel Lane R300.00 per oorplasing binne 3 dae ná jy bevestig het, en R700.00 met aankoms. As dit laat kom, kan Muskadel Lane die bespreking kanselleer.',
    )
  })

  it('says the day on which the booking is released, once it is known', () => {
    const payment = {
      deposit: { cents: 30_000, by: '2026-11-26', release: { on: '2026-11-29' } },
      rest: { cents: 70_000, by: null },
      isOver: false,
    }

    expect(directPaymentText({ payment, campsite: 'Muskadel Lane', language: 'en' })).toBe(
      'Nothing is paid online. You pay Muskadel Lane R300.00 by transfer by Thursday, 26 November 2026, and R700.00 on arrival. If it has not come by then, the booking is released on Sunday, 29 November 2026.',
    )
  })

  it('comes with the reference, and with whom to ask where no account is given', () => {
    const facts = { campsite: 'Muskadel Lane', reference: '482-913-107', language: 'en' } as const
    const account = { bank: 'FNB', name: 'Muskadel Lane', number: '62001234567', branchCode: '250655' }

    expect(transferReferenceText(account, facts)).toBe('Use 482-913-107 as the reference of your transfer.')
    expect(transferReferenceText(null, facts)).toBe(
      'Ask Muskadel Lane for its bank details, and use 482-913-107 as the reference of your transfer.',
    )
  })
})

describe('the day on which a deposit is due, and its booking released', () => {
  it('is three days after confirming in the zone of the campsite', () => {
    const lateInTheEvening = Temporal.Instant.from('2026-11-21T22:30:00Z')

    expect(transferDue(lateInTheEvening, 'Africa/Johannesburg').toString()).toBe('2026-11-25')
    expect(transferDue(lateInTheEvening, 'UTC').toString()).toBe('2026-11-24')
  })

  it.each([
    ['three days after it was due', {}, '2026-11-27'],
    ['the day before arrival', { arrival: day('2026-11-28') }, '2026-11-27'],
    ['never from the arrival day on', { arrival: day('2026-11-27') }, null],
    ['never where the campsite did not choose it', { releasesTransfers: false }, null],
    ['as well while nothing has come', { amountPaid: Money.zero() }, '2026-11-27'],
    ['never once a cent has come', { amountPaid: Money.cents(1) }, null],
  ])('%s', (_, facts, expected) => {
    const release = { due: day('2026-11-24'), arrival: day('2027-02-01'), releasesTransfers: true, ...facts }

    expect(releaseDay(release)?.toString() ?? null).toBe(expected)
  })
})

describe('what a guest still pays the campsite itself', () => {
  const place = { takesOnlinePayment: false, releasesTransfers: true, timezone: 'Africa/Johannesburg', today: day('2026-11-21') }
  const pending = aPendingReservation()
  const confirmed = aConfirmedReservation(pending)
  const offline = {
    isOfflinePayment: true,
    paymentMethod: null,
    paymentReference: null,
    paymentDate: null,
    notes: null,
    notifiesCamper: true,
    priceReason: null,
  } as const
  const over = {
    ...confirmed,
    status: 'completed',
    checkedOutAt: aMoment('2027-02-05T10:00').now,
    amountPaid: Money.rand(650),
  } as const

  it('before confirming is the deposit within three days, and the rest by its day', () => {
    expect(directPayment(pending, place)).toEqual({
      deposit: { cents: 40_000, by: null, release: { on: null } },
      rest: { cents: 40_000, by: '2027-01-18' },
      isOver: false,
    })
  })

  it('before confirming is less by what has come, and no longer released', () => {
    expect(directPayment({ ...pending, amountPaid: Money.rand(100) }, place)).toEqual({
      deposit: { cents: 30_000, by: null, release: 'not-by-itself' },
      rest: { cents: 40_000, by: '2027-01-18' },
      isOver: false,
    })
  })

  it('once confirmed is the deposit by a day, and what happens after it', () => {
    expect(directPayment({ ...confirmed, amountPaid: Money.zero() }, place)).toEqual({
      deposit: { cents: 40_000, by: '2026-11-24', release: { on: '2026-11-27' } },
      rest: { cents: 40_000, by: '2027-01-18' },
      isOver: false,
    })
  })

  it.each([
    ['the campsite did not choose it', confirmed, { ...place, releasesTransfers: false }],
    ['the guest is told nothing', { ...confirmed, offline: { ...offline, notifiesCamper: false } }, place],
  ])('once confirmed is not released by itself where %s', (_, reservation, where) => {
    expect(directPayment({ ...reservation, amountPaid: Money.zero() }, where)?.deposit?.release).toBe('not-by-itself')
  })

  it('is released where the guest of a booking by telephone is told', () => {
    const told = { ...confirmed, offline, amountPaid: Money.zero() }

    expect(directPayment(told, { ...place, takesOnlinePayment: true })?.deposit?.release).toEqual({ on: '2026-11-27' })
  })

  it('with the deposit there is the rest', () => {
    expect(directPayment(aPartiallyPaidReservation(pending), place)).toEqual({
      deposit: null,
      rest: { cents: 40_000, by: '2027-01-18' },
      isOver: false,
    })
  })

  it.each([
    ['2026-11-25', { cents: 40_000, by: '2026-11-24', release: 'not-by-itself' }, 40_000],
    ['2026-11-24', null, 80_000],
    ['2026-11-23', null, 80_000],
  ])('with an arrival on %s', (arrival, deposit, rest) => {
    const stay = { ...confirmed.stay, arrival: day(arrival) } as typeof confirmed.stay

    expect(directPayment({ ...confirmed, stay, amountPaid: Money.zero() }, place)).toMatchObject({
      deposit,
      rest: { cents: rest },
    })
  })

  it('with everything asked for at once is no deposit', () => {
    const whole = { ...confirmed, amountDueUpFront: confirmed.amountDue, dueDate: null, amountPaid: Money.rand(50) }

    expect(directPayment(whole, place)).toEqual({ deposit: null, rest: { cents: 75_000, by: null }, isOver: false })
  })

  it('after a change that made it cheaper is no deposit above the price', () => {
    const cheaper = { ...confirmed, amountDue: Money.rand(300), amountPaid: Money.zero() }

    expect(directPayment(cheaper, place)).toMatchObject({ deposit: null, rest: { cents: 30_000 } })
  })

  it('with the balance due on the arrival day is on arrival', () => {
    const onArrival = { ...aPartiallyPaidReservation(pending), dueDate: confirmed.stay.arrival }

    expect(directPayment(onArrival, place)?.rest).toEqual({ cents: 40_000, by: null })
  })

  it('after the stay is what is open', () => {
    expect(directPayment(over, place)).toEqual({ deposit: null, rest: { cents: 15_000, by: null }, isOver: true })
    expect(directPayment({ ...over, amountPaid: Money.rand(800) }, place)).toBeNull()
  })

  it('is nothing where all is paid, where money is taken online, and before anybody submitted', () => {
    expect(directPayment(confirmed, place)).toBeNull()
    expect(directPayment(pending, { ...place, takesOnlinePayment: true })).toBeNull()
    expect(directPayment(aHold(), place)).toBeNull()
  })

  it('is asked for of a booking that is paid past the gateway', () => {
    expect(directPayment({ ...pending, offline }, { ...place, takesOnlinePayment: true })?.rest.cents).toBe(40_000)
  })
})
