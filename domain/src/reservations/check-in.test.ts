import { describe, expect, it } from 'vitest'
import { accepted, refused } from '../shared/result.ts'
import { aMoment } from '../testing/a-moment.ts'
import { aConfirmedReservation, aPartiallyPaidReservation } from '../testing/a-submitted-reservation.ts'
import { checkIn, undoCheckIn } from './check-in.ts'
import { completeAfterDeparture, completeByCheckOut } from './complete.ts'
import { markNoShow } from './no-show.ts'
import { undoCheckOut } from './undo-check-out.ts'

const stay = aConfirmedReservation()
const on = (date: { toString(): string }, time = '12:00') => aMoment(`${date.toString()}T${time}`)
const { arrival, departure } = stay.stay

describe('checking in', () => {
  it.each([arrival, arrival.add({ days: 1 }), departure])('is possible on %s, within the stay', (date) => {
    expect(checkIn(stay, on(date))).toEqual(accepted({ ...stay, checkedInAt: on(date).now }))
  })

  it('is refused before the arrival day and after the departure day', () => {
    expect(checkIn(stay, on(arrival.subtract({ days: 1 })))).toEqual(refused({ code: 'stay-not-begun' }))
    expect(checkIn(stay, on(departure.add({ days: 1 })))).toEqual(refused({ code: 'stay-over' }))
  })

  it('undone leaves no trace on the reservation', () => {
    const received = checkIn(stay, on(arrival))

    expect(received.ok && undoCheckIn(received.value)).toEqual(stay)
  })

  it('speaks against a no-show', () => {
    const received = { ...stay, checkedInAt: on(arrival).now }

    expect(markNoShow(received, { by: 'desk', moment: on(arrival.add({ days: 2 })) })).toEqual(refused({ code: 'checked-in' }))
  })
})

describe('undoing a check-out', () => {
  const checkedOut = (from: Parameters<typeof completeByCheckOut>[0] = stay) => {
    const done = completeByCheckOut(from, { by: 'desk', moment: on(departure, '09:00') })
    if (!done.ok) throw new Error('refused')
    return done.value.reservation
  }

  it('gives the stay back its status on the same day', () => {
    const partly = aPartiallyPaidReservation()
    const undone = undoCheckOut(checkedOut(partly), { by: 'desk', moment: on(departure, '23:59'), to: 'partiallyPaid' })

    expect(undone.ok && undone.value.reservation).toEqual({ ...partly, statusDate: on(departure, '23:59').now })
    expect(undone.ok && undone.value.change).toMatchObject({ from: 'completed', to: 'partiallyPaid', why: 'check-out-undone' })
  })

  it('confirms a stay that was paid in full meanwhile', () => {
    const paid = { ...checkedOut(aPartiallyPaidReservation()), amountPaid: stay.amountDue }
    const undone = undoCheckOut(paid, { by: 'desk', moment: on(departure, '10:00'), to: 'partiallyPaid' })

    expect(undone.ok && undone.value.reservation.status).toBe('confirmed')
  })

  it('comes too late on the next day', () => {
    const late = { by: 'desk', moment: on(departure.add({ days: 1 }), '00:00'), to: 'confirmed' } as const

    expect(undoCheckOut(checkedOut(), late)).toEqual(refused({ code: 'too-late-to-undo' }))
  })

  it('is not for a stay that ended by itself', () => {
    const moment = on(departure.add({ days: 1 }))
    const over = completeAfterDeparture(stay, { by: 'complete-stays', moment })

    expect(over.ok && undoCheckOut(over.value.reservation, { by: 'desk', moment, to: 'confirmed' })).toEqual(
      refused({ code: 'not-checked-out' }),
    )
  })
})

it('checking out keeps who owes for the stay, where anybody does', () => {
  const doing = { by: 'desk', moment: on(departure) }
  const left = completeByCheckOut(stay, doing)
  const owed = completeByCheckOut(stay, { ...doing, owedBy: 'debtor-1' })

  expect(left.ok && Object.hasOwn(left.value.reservation, 'owedBy')).toBe(false)
  expect(owed).toMatchObject({ value: { reservation: { status: 'completed', owedBy: 'debtor-1' } } })
})
