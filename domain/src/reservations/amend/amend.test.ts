import { describe, expect, it } from 'vitest'
import type { Occupancy } from '../../availability/occupancy.ts'
import { nightOf } from '../../nights/night.ts'
import type { PlotId } from '../../shared/ids.ts'
import { Money } from '../../shared/money.ts'
import { refused } from '../../shared/result.ts'
import { Temporal } from '../../shared/temporal.ts'
import { aHold } from '../../testing/a-hold.ts'
import { aMoment } from '../../testing/a-moment.ts'
import { aParty } from '../../testing/a-party.ts'
import { aReservedPlot } from '../../testing/a-reserved-plot.ts'
import { aConfirmedReservation, aPartiallyPaidReservation, aPendingReservation } from '../../testing/a-submitted-reservation.ts'
import type { OfflineFacts } from '../offline-facts.ts'
import { overpaidBy } from '../overpaid-by.ts'
import { amend, bookedTerms, restore } from './amend.ts'
import { judgeAmendment } from './judge-amendment.ts'
import { splitPlots } from './plots-of-amendment.ts'
import { readyToAmendAsGuest, readyToAmendAsStaff } from './ready-to-amend.ts'
import { judgeShape } from './shape-of-amendment.ts'
import { amended, anAmendment, kwena, nights, refusalCode, standOne, standTwo, toJudge } from './testing/amending.ts'

const none = Money.zero()
const onBoth = aConfirmedReservation(aPendingReservation(aHold({ plots: kwena.plots.map((plot) => aReservedPlot({ plot })) })))
const taken = (plotId: PlotId, ...dates: string[]): Occupancy =>
  new Map([[plotId, new Map(dates.map((date) => [nightOf(Temporal.PlainDate.from(date)), { kind: 'taken' } as const]))]])

describe('who may still amend', () => {
  const confirmed = aConfirmedReservation()

  it.each([
    ['on the last day of full refund', '2027-01-18T23:59', 'ok'],
    ['the day after it', '2027-01-19T00:00', 'too-late'],
    ['on the arrival day', '2027-02-01T08:00', 'stay_begun'],
  ])('a guest %s: %s → %s', (_, at, code) => {
    expect(refusalCode(readyToAmendAsGuest(confirmed, aMoment(at)))).toBe(code)
  })

  it('tells a guest who is late until when it was possible', () => {
    expect(readyToAmendAsGuest(confirmed, aMoment('2027-01-20T10:00'))).toMatchObject({
      refusal: { code: 'too-late', lastDay: Temporal.PlainDate.from('2027-01-18') },
    })
  })

  it('is no guest of a campsite that never refunds in full', () => {
    const strict = { ...confirmed, cancellationPolicy: [{ daysBeforeArrival: 30, refundPercentage: 50 }] }

    expect(readyToAmendAsGuest(strict, aMoment())).toMatchObject({ refusal: { code: 'too-late', lastDay: null } })
  })

  it.each([
    ['during the stay', '2027-02-03T08:00', 'ok'],
    ['on the day of departure', '2027-02-05T08:00', 'ok'],
    ['the day after', '2027-02-06T08:00', 'stay-over'],
  ])('staff %s: %s → %s', (_, at, code) => {
    expect(refusalCode(readyToAmendAsStaff(confirmed, aMoment(at)))).toBe(code)
  })

  it('is nobody for a hold, an expired request or a stay that has ended', () => {
    const pending = aPendingReservation()
    const late = aMoment('2026-11-23T10:00')

    expect(refusalCode(readyToAmendAsStaff(aHold(), aMoment()))).toBe('wrong_state')
    expect(refusalCode(readyToAmendAsStaff(pending, late))).toBe('expired')
    expect(refusalCode(readyToAmendAsStaff({ ...confirmed, status: 'completed', checkedOutAt: null }, aMoment()))).toBe(
      'wrong_state',
    )
  })
})

describe('the shape of an amendment', () => {
  const confirmed = aConfirmedReservation()
  const shape = (facts: Parameters<typeof anAmendment>[1], at = '2026-11-21T10:00', reservation = confirmed) =>
    refusalCode(judgeShape(anAmendment(reservation, facts), { reservation, today: aMoment(at).today }))
  const on = (plotId: typeof standOne, from: string, to: string) => ({ plotId, party: aParty(), stay: nights(from, to) })

  it.each([
    ['one plot for all nights', [on(standOne, '2027-02-01', '2027-02-05')], 'ok'],
    [
      'two plots, one after the other',
      [on(standOne, '2027-02-01', '2027-02-03'), on(standTwo, '2027-02-03', '2027-02-05')],
      'ok',
    ],
    [
      'a night without a plot',
      [on(standOne, '2027-02-01', '2027-02-03'), on(standTwo, '2027-02-04', '2027-02-05')],
      'nights-not-covered',
    ],
    ['a night outside the stay', [on(standOne, '2027-02-01', '2027-02-06')], 'nights-not-covered'],
    [
      'the same plot twice',
      [on(standOne, '2027-02-01', '2027-02-03'), on(standOne, '2027-02-03', '2027-02-05')],
      'plot-repeated',
    ],
    ['no plot at all', [], 'nights-not-covered'],
  ])('%s: %#', (_, plots, code) => {
    expect(shape({ plots })).toBe(code)
  })

  it('needs somebody grown up on every night', () => {
    const children = { plotId: standOne, party: aParty({ numberOfAdults: 0, childrenAges: [12] }) }

    const alone = { plotId: standOne, party: aParty({ numberOfAdults: 0, numberOfPensioners: 1, childrenAges: [12] }) }

    expect(shape({ plots: [children] })).toBe('no-grown-up')
    expect(shape({ plots: [alone] })).toBe('ok')
  })

  it('leaves nights that were slept where they were, and moves those to come', () => {
    const today = '2027-02-03T08:00'
    const rest = [on(standOne, '2027-02-01', '2027-02-03'), on(standTwo, '2027-02-03', '2027-02-05')]
    const early = [on(standOne, '2027-02-01', '2027-02-02'), on(standTwo, '2027-02-02', '2027-02-05')]

    expect(shape({ plots: rest }, today)).toBe('ok')
    expect(shape({ plots: early }, today)).toBe('slept-night-moved')
    expect(shape({ stay: nights('2027-02-02', '2027-02-05') }, today)).toBe('slept-night-moved')
    expect(shape({ stay: nights('2027-02-01', '2027-02-09') }, today)).toBe('ok')
    expect(shape({ stay: nights('2027-02-01', '2027-02-02') }, today)).toBe('slept-night-moved')
  })

  it('names the earliest night that was slept elsewhere, also one before the arrival', () => {
    const [reservation, today] = [confirmed, aMoment('2027-02-03T08:00').today]
    const elsewhere = anAmendment(reservation, {
      stay: nights('2027-01-31', '2027-02-05'),
      plots: [on(standTwo, '2027-01-31', '2027-02-05')],
    })

    expect(judgeShape(elsewhere, { reservation, today })).toEqual(
      refused({ code: 'slept-night-moved', night: Temporal.PlainDate.from('2027-01-31') }),
    )
  })

  it('keeps the arrival of guests whom the desk has received', () => {
    const received = { ...confirmed, checkedInAt: aMoment('2027-02-01T14:00').now }

    expect(shape({ stay: nights('2027-02-02', '2027-02-05') }, '2027-02-01T15:00', received)).toBe('guests-are-there')
    expect(shape({ stay: nights('2027-02-02', '2027-02-05') }, '2027-02-01T15:00')).toBe('ok')
  })
})

describe('the rules of a hold', () => {
  const confirmed = aConfirmedReservation()

  it('count the own nights as free, and those of others as taken', () => {
    const longer = anAmendment(confirmed, { stay: nights('2027-02-01', '2027-02-06') })
    const own = taken(standOne, '2027-02-01', '2027-02-02', '2027-02-03', '2027-02-04')
    const others = taken(standOne, '2027-02-04', '2027-02-05')

    expect(refusalCode(judgeAmendment(toJudge(confirmed, longer, { occupancy: own })))).toBe('ok')
    expect(judgeAmendment(toJudge(confirmed, longer, { occupancy: others }))).toMatchObject({
      refusal: { code: 'booked', plots: [{ plotId: standOne, plotName: 'Stand 1' }] },
    })
  })

  it('look at the whole stay for its minimum, also where it is split', () => {
    const catalogue = {
      ...kwena,
      plots: kwena.plots.map((plot) => ({ ...plot, minimumNights: { ...plot.minimumNights, general: 3 } })),
    }
    const split = splitPlots(confirmed, { from: Temporal.PlainDate.from('2027-02-04'), plotId: standOne, toPlotId: standTwo })
    const short = anAmendment(confirmed, { stay: nights('2027-02-01', '2027-02-03') })

    expect(
      split.ok && refusalCode(judgeAmendment(toJudge(confirmed, anAmendment(confirmed, { plots: split.value }), { catalogue }))),
    ).toBe('ok')
    expect(refusalCode(judgeAmendment(toJudge(confirmed, short, { catalogue })))).toBe('criteria')
    expect(refusalCode(judgeAmendment(toJudge(confirmed, short, { catalogue, as: 'staff', ignoresStayRules: true })))).toBe('ok')
  })

  it('are set aside by staff, each by its name, but never the guests that a shared plot takes', () => {
    const crowd = anAmendment(confirmed, { plots: [{ plotId: standOne, party: aParty({ numberOfAdults: 40 }) }] })
    const staff = { as: 'staff', ignoresStayRules: true } as const
    const shared = { ...kwena, plots: kwena.plots.map((plot) => ({ ...plot, allowMultipleReservationsUpToPaxMax: true })) }

    expect(refusalCode(judgeAmendment(toJudge(confirmed, crowd, { as: 'staff' })))).toBe('criteria')
    expect(judgeAmendment(toJudge(confirmed, crowd, staff))).toMatchObject({
      value: [{ setAside: [{ code: 'too-many-guests', pax: 40, paxMax: 6 }] }],
    })
    expect(refusalCode(judgeAmendment(toJudge(confirmed, crowd, { ...staff, catalogue: shared })))).toBe('criteria')
  })

  it('leave each plot the equipment that was booked on it, where none is said', () => {
    const [withTents, withCaravan] = onBoth.plots.map((plot, nth) => ({
      ...plot,
      equipment: { tents: nth === 0 ? 2 : 0, caravans: nth },
    }))
    const booked = { ...onBoth, plots: [withTents!, withCaravan!] }
    const plots = [standOne, standTwo].map((plotId) => ({ plotId, party: aParty() }))

    const judged = judgeAmendment(toJudge(booked, anAmendment(booked, { plots }), { as: 'staff', ignoresStayRules: true }))

    expect(judged.ok && judged.value.map(({ equipment }) => equipment)).toEqual([
      { tents: 2, caravans: 0 },
      { tents: 0, caravans: 1 },
    ])
  })

  it('refuse a stay on no plot', () => {
    expect(refusalCode(judgeAmendment(toJudge(confirmed, anAmendment(confirmed, { plots: [] }))))).toBe('plot-unknown')
  })

  it('know no plot of another campsite, and for guests none that is not offered', () => {
    const elsewhere = anAmendment(confirmed, { plots: [{ plotId: 'plot-99' as never, party: aParty() }] })
    const catalogue = { ...kwena, sites: kwena.sites.map((site) => ({ ...site, isOnlineBookingActive: false })) }
    const other = anAmendment(confirmed, { plots: [{ plotId: standTwo, party: aParty() }] })
    const withoutOther = { ...kwena, plots: kwena.plots.map((plot) => ({ ...plot, isActive: plot.id !== standTwo })) }

    expect(refusalCode(judgeAmendment(toJudge(confirmed, other, { catalogue: withoutOther })))).toBe('plot-unknown')
    expect(refusalCode(judgeAmendment(toJudge(confirmed, elsewhere)))).toBe('plot-unknown')
    expect(refusalCode(judgeAmendment(toJudge(confirmed, other, { catalogue })))).toBe('plot-unknown')
    expect(refusalCode(judgeAmendment(toJudge(confirmed, other, { catalogue, as: 'staff' })))).toBe('ok')
  })

  it('know every plot of several or none of them', () => {
    const [known, unknown] = [standOne, 'plot-99' as never].map((plotId) => ({ plotId, party: aParty() }))

    for (const plots of [
      [known!, unknown!],
      [unknown!, known!],
    ]) {
      expect(refusalCode(judgeAmendment(toJudge(confirmed, anAmendment(confirmed, { plots }))))).toBe('plot-unknown')
    }
  })

  it('give a guest no second plot where several may not be booked together, and leave two that were', () => {
    const catalogue = { ...kwena, organisation: { ...kwena.organisation, isAllowMultiplePlots: false } }

    expect(refusalCode(judgeAmendment(toJudge(confirmed, anAmendment(onBoth), { catalogue })))).toBe('several-plots-not-allowed')
    expect(refusalCode(judgeAmendment(toJudge(confirmed, anAmendment(onBoth), { catalogue, as: 'staff' })))).toBe('ok')
    expect(refusalCode(judgeAmendment(toJudge(onBoth, anAmendment(onBoth), { catalogue })))).toBe('ok')
  })

  it('open a closed campsite to its staff alone', () => {
    const catalogue = { ...kwena, organisation: { ...kwena.organisation, status: 'inactive' as const } }
    const other = anAmendment(confirmed, { plots: [{ plotId: standTwo, party: aParty() }] })

    expect(refusalCode(judgeAmendment(toJudge(confirmed, other, { catalogue })))).toBe('organisation-closed')
    expect(refusalCode(judgeAmendment(toJudge(confirmed, other, { catalogue, as: 'staff' })))).toBe('ok')
  })

  it('leave a guest each of the own plots that is offered no more', () => {
    const catalogue = { ...kwena, plots: kwena.plots.map((plot) => ({ ...plot, isActive: false })) }
    const longer = anAmendment(onBoth, { stay: nights('2027-02-01', '2027-02-06') })

    expect(refusalCode(judgeAmendment(toJudge(onBoth, longer, { catalogue })))).toBe('ok')
    expect(refusalCode(judgeAmendment(toJudge(confirmed, anAmendment(onBoth), { catalogue })))).toBe('plot-unknown')
  })
})

describe('an amendment', () => {
  it('asks the guest of a confirmed stay for the difference, and leaves the status', () => {
    const confirmed = aConfirmedReservation()

    const { reservation, change } = amended(confirmed, anAmendment(confirmed, { stay: nights('2027-02-01', '2027-02-07') }))

    expect(change).toBeNull()
    expect(reservation.status).toBe('confirmed')
    expect([reservation.amountDue, reservation.amountPaid]).toEqual([Money.rand(1200), Money.rand(800)])
    expect(overpaidBy(reservation, none)).toEqual(none)
  })

  it('gives back what was paid beyond the new price, once', () => {
    const confirmed = aConfirmedReservation()

    const { reservation } = amended(confirmed, anAmendment(confirmed, { stay: nights('2027-02-01', '2027-02-03') }))

    expect(overpaidBy(reservation, none)).toEqual(Money.rand(400))
    expect(overpaidBy(reservation, Money.rand(300))).toEqual(Money.rand(100))
    expect(overpaidBy(reservation, Money.rand(500))).toEqual(none)
  })

  it('confirms a stay whose deposit now covers all of it', () => {
    const partly = aPartiallyPaidReservation()

    const { reservation, change } = amended(partly, anAmendment(partly, { stay: nights('2027-02-01', '2027-02-02') }))

    expect(reservation.status).toBe('confirmed')
    expect(change).toMatchObject({ from: 'partiallyPaid', to: 'confirmed', why: 'amended' })
  })

  it.each([
    ['confirmed', '2027-02-01', '2027-02-07', 're-quote', 1200, 0, 400, 'confirmed'],
    ['confirmed', '2027-02-01', '2027-02-03', 're-quote', 400, 400, 0, 'confirmed'],
    ['confirmed', '2027-02-01', '2027-02-07', 'keep', 800, 0, 0, 'confirmed'],
    ['confirmed', '2027-02-10', '2027-02-14', 're-quote', 800, 0, 0, 'confirmed'],
    ['partiallyPaid', '2027-02-01', '2027-02-03', 're-quote', 400, 0, 0, 'confirmed'],
    ['partiallyPaid', '2027-02-01', '2027-02-02', 're-quote', 200, 200, 0, 'confirmed'],
    ['partiallyPaid', '2027-02-01', '2027-02-06', 're-quote', 1000, 0, 600, 'partiallyPaid'],
  ] as const)('of a %s stay to %s – %s, %s', (from, arrival, departure, price, due, back, open, to) => {
    const before = from === 'confirmed' ? aConfirmedReservation() : aPartiallyPaidReservation()

    const { reservation } = amended(before, anAmendment(before, { stay: nights(arrival, departure), price }))

    const refund = overpaidBy(reservation, none)
    const kept = reservation.amountPaid.minus(refund)
    expect([reservation.amountDue, refund, reservation.amountDue.minus(kept), reservation.status]).toEqual([
      ...[due, back, open].map((rand) => Money.rand(rand)),
      to,
    ])
  })

  it('lets a request wait no longer than its new arrival day', () => {
    const pending = aPendingReservation()

    const { reservation } = amended(pending, anAmendment(pending, { stay: nights('2026-11-21', '2026-11-23') }))

    const expiry = reservation.status === 'pending' ? reservation.expiryDate.toString() : reservation.status
    expect(expiry).toBe('2026-11-21T22:00:00Z')
  })

  it('is gone after its undoing, but for money that has moved', () => {
    const confirmed = aConfirmedReservation()
    const { reservation } = amended(confirmed, anAmendment(confirmed, { stay: nights('2027-02-01', '2027-02-07') }))

    const undone = restore(reservation, bookedTerms(confirmed), { by: 'desk', moment: aMoment() })

    expect(undone).toEqual({ reservation: confirmed, change: null })
  })

  it('keeps the deposit rule that was agreed for a plot', () => {
    const partly = aPartiallyPaidReservation()
    const next = amend(partly, {
      stay: partly.stay,
      plots: partly.plots,
      takesOnlinePayment: true,
      by: 'desk',
      moment: aMoment(),
    }).reservation

    expect([next.amountDueUpFront, next.dueDate]).toEqual([Money.rand(800), aMoment().today])
  })

  const later = nights('2027-02-02', '2027-02-06')

  it.each([
    ['today where it is paid online', { takesOnlinePayment: true, isOfflinePayment: false }, aMoment().today],
    ['on arrival where it is paid at the campsite', { takesOnlinePayment: false, isOfflinePayment: false }, null],
    ['on the new arrival day of a booking by telephone', { takesOnlinePayment: true, isOfflinePayment: true }, later.arrival],
  ])('asks for what is open without a deposit %s', (_, { takesOnlinePayment, isOfflinePayment }, dueDate) => {
    const booked = aConfirmedReservation()
    const unpaid = { ...booked, amountPaid: none, ...(isOfflinePayment && { offline: { isOfflinePayment } as OfflineFacts }) }

    const { reservation } = amend(unpaid, {
      stay: later,
      plots: unpaid.plots,
      takesOnlinePayment,
      by: 'desk',
      moment: aMoment(),
    })

    expect(reservation.dueDate).toEqual(dueDate)
  })
})
