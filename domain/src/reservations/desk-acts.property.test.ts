import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aHold } from '../testing/a-hold.ts'
import { aMoment } from '../testing/a-moment.ts'
import { aConfirmedReservation, aPartiallyPaidReservation, aPendingReservation } from '../testing/a-submitted-reservation.ts'
import { cancelByStaff } from './cancel.ts'
import { checkIn } from './check-in.ts'
import { completeByCheckOut } from './complete.ts'
import { type Moment, momentIn } from './moment.ts'
import { markNoShow } from './no-show.ts'
import { isWrittenOff, openBalance } from './open-balance.ts'
import { type DeskAct, dayActs, deskActs, possibleDeskActs } from './possible-desk-acts.ts'
import { release } from './release.ts'
import type { Reservation } from './reservation.ts'

const zone = 'Africa/Johannesburg'
const stay = aConfirmedReservation()
const arrival = stay.stay.arrival
const days = fc.integer({ min: -2, max: stay.stay.nightCount + 2 })
const at = (day: number): Moment =>
  momentIn(zone, arrival.add({ days: day }).toZonedDateTime({ timeZone: zone, plainTime: '12:00' }).toInstant())

function lives(moment: Moment): readonly Reservation[] {
  const received = checkIn(stay, moment)
  const done = completeByCheckOut(stay, { by: 'desk', moment })
  const missed = markNoShow(stay, { by: 'desk', moment })
  return [
    ...[aHold(), aPendingReservation(), aPartiallyPaidReservation(), stay],
    ...(received.ok ? [received.value] : []),
    ...(done.ok ? [done.value.reservation] : []),
    ...(missed.ok ? [missed.value.reservation] : []),
  ]
}

const ofLists = ['check-in', 'undo-check-in', 'check-out', 'undo-check-out', 'no-show'] as const

describe('the acts that the desk is offered', () => {
  it('are the same in a list as on the page of the booking', () => {
    fc.assert(
      fc.property(days, days, (became, asked) => {
        for (const reservation of lives(at(became))) {
          const checkedInAt = 'checkedInAt' in reservation ? reservation.checkedInAt : null
          const checkedOutAt = reservation.status === 'completed' ? reservation.checkedOutAt : null
          const leftOn = checkedOutAt?.toZonedDateTimeISO(zone).toPlainDate() ?? null
          const facts = { status: reservation.status, ...pick(reservation), checkedInAt, leftOn }
          const onThePage = possibleDeskActs(reservation, at(asked)).filter((act) => ofLists.some((one) => one === act))

          expect(dayActs(facts, at(asked).today)).toEqual(onThePage)
        }
      }),
    )
  })

  it('are those of a stay that would be done', () => {
    fc.assert(
      fc.property(days, days, (became, asked) => {
        const [moment, received] = [at(asked), checkIn(stay, at(became))]
        for (const staying of received.ok ? [stay, received.value] : [stay]) {
          const offered = possibleDeskActs(staying, moment)

          expect(offered.includes('check-in')).toBe(staying.checkedInAt === null && checkIn(staying, moment).ok)
          expect(offered.includes('check-out')).toBe(completeByCheckOut(staying, { by: 'desk', moment }).ok)
          expect(offered.includes('no-show')).toBe(markNoShow(staying, { by: 'desk', moment }).ok)
        }
      }),
    )
  })

  const change = { by: 'desk', moment: at(-3) }
  const pending = aPendingReservation()
  const lapsed = momentIn(zone, pending.expiryDate)
  const released = release(aHold(), change).reservation
  const cancelled = cancelByStaff(stay, { ...change, note: 'flooded', refund: { kind: 'full' } })
  const closed = completeByCheckOut(stay, { by: 'desk', moment: at(2) })
  if (!cancelled.ok || !closed.ok) throw new Error('refused')

  it.each<readonly [string, Reservation, Moment, readonly DeskAct[]]>([
    ['a hold', aHold(), aMoment(), []],
    ['a hold that was given back', released, at(-3), []],
    ['a request', pending, aMoment(), ['confirm', 'cancel', 'record-payment', 'resend-message', 'change-details']],
    ['a request whose time is over', pending, lapsed, ['record-payment', 'change-details']],
    ['a stay before its arrival day', stay, at(-1), ['cancel', 'record-payment', 'resend-message', 'change-details', 'amend']],
    [
      'a stay on its second day',
      stay,
      at(1),
      ['cancel', 'check-in', 'check-out', 'no-show', 'record-payment', 'resend-message', 'change-details', 'amend'],
    ],
    [
      'guests who are there',
      { ...stay, checkedInAt: at(0).now },
      at(1),
      ['cancel', 'undo-check-in', 'check-out', 'record-payment', 'resend-message', 'change-details', 'amend'],
    ],
    ['guests who have left today', closed.value.reservation, at(2), ['undo-check-out', 'record-payment', 'change-details']],
    ['guests who left yesterday', closed.value.reservation, at(3), ['record-payment', 'change-details']],
    ['a cancelled stay', cancelled.value.reservation, at(-3), ['reinstate', 'resend-message']],
  ])('for %s', (_who, reservation, moment, acts) => {
    expect(possibleDeskActs(reservation, moment)).toEqual(acts)
  })

  it('stand in their order, each once', () => {
    for (const reservation of lives(at(1))) {
      const acts = possibleDeskActs(reservation, at(1))
      expect(acts).toEqual(deskActs.filter((act) => acts.includes(act)))
    }
  })
})

describe('the open balance', () => {
  it('is what is due without what is paid, and nothing for whoever owes nothing', () => {
    expect(openBalance(aPartiallyPaidReservation()).toRand()).toBe(400)
    expect(openBalance(stay).toRand()).toBe(0)
    expect(openBalance({ ...stay, status: 'noShow', amountPaid: stay.amountDue.minus(stay.amountDue) }).toRand()).toBe(0)
    expect(openBalance(aHold()).toRand()).toBe(0)
  })

  it('is nothing of what was written off after the stay', () => {
    const left = completeByCheckOut(aPartiallyPaidReservation(), { by: 'desk', moment: at(2) })
    if (!left.ok) throw new Error('refused')
    const { reservation } = left.value

    expect(openBalance(reservation).toRand()).toBe(400)
    expect(openBalance({ ...reservation, writtenOffAt: at(3).now }).toRand()).toBe(0)
    expect([reservation, stay].map(isWrittenOff)).toEqual([false, false])
  })
})

function pick({ stay: { arrival: from, departure } }: Reservation) {
  return { arrival: from, departure }
}
