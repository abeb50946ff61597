import { describe, expect, it } from 'vitest'
import { Money } from '../shared/money.ts'
import { Temporal } from '../shared/temporal.ts'
import { debtAge, debtOf, type OwingBooking } from './debt.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const booking: OwingBooking = {
  status: 'confirmed',
  arrival: day('2026-12-11'),
  departure: day('2026-12-13'),
  balance: Money.rand(700),
  dueDate: day('2026-12-04'),
  transfer: null,
}
const transfer = { deposit: Money.rand(300), due: day('2026-11-24') }

describe('what is due of a booking', () => {
  it.each([
    ['nothing before its day', booking, '2026-12-04', null],
    ['the balance once its day is over', booking, '2026-12-05', ['overdue', 700, '2026-12-04']],
    ['what is due on arrival, from the day after', { ...booking, dueDate: null }, '2026-12-12', ['overdue', 700, '2026-12-11']],
    ['a transfer also before it is due', { ...booking, transfer }, '2026-11-22', ['transfer', 300, '2026-11-24']],
    [
      'no more of a transfer than the balance',
      { ...booking, balance: Money.rand(200), transfer },
      '2026-11-22',
      ['transfer', 200, '2026-11-24'],
    ],
    ['the balance instead of the transfer', { ...booking, transfer }, '2026-12-05', ['overdue', 700, '2026-12-04']],
    ['what guests left owing', { ...booking, status: 'completed' as const }, '2026-12-20', ['left', 700, '2026-12-13']],
    ['nothing of what is not confirmed', { ...booking, status: 'pending' as const, transfer }, '2026-12-05', null],
    ['nothing that is paid', { ...booking, balance: Money.zero() }, '2026-12-05', null],
  ])('is %s', (_, owing, today, expected) => {
    const debt = debtOf(owing, day(today))

    expect(debt && [debt.kind, debt.amount.toRand(), debt.due.toString()]).toEqual(expected)
  })

  it('is as old as the days since it was due', () => {
    expect([-1, 0, 7, 8, 30, 31, 60, 61, 400].map(debtAge)).toEqual(['ahead', 0, 0, 8, 8, 31, 31, 61, 61])
  })
})
