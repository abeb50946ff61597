import { describe, expect, it } from 'vitest'
import type { ReservationId } from '../shared/ids.ts'
import { Money } from '../shared/money.ts'
import { Temporal } from '../shared/temporal.ts'
import { type AwaitedBooking, matchStatement, referencesIn } from './match-statement.ts'
import { identifiedLines } from './statement-line.ts'

const booking: AwaitedBooking = {
  id: 'one' as ReservationId,
  simpleReference: '482-913-107',
  guestName: 'Thandi Nkosi',
  balance: Money.rand(1000),
  deposit: Money.rand(300),
}
const other = { ...booking, id: 'two' as ReservationId, simpleReference: '555-666-777', guestName: 'J. Botha' }

function matched(lines: readonly (readonly [text: string, rand: number])[], bookings: readonly AwaitedBooking[] = [booking]) {
  const date = Temporal.PlainDate.from('2026-11-23')
  const read = identifiedLines(lines.map(([text, rand], at) => ({ row: at + 2, date, text, amount: Money.rand(rand) })))
  return matchStatement(read, bookings, new Set()).map(({ match }) => ('doubt' in match ? match.doubt : match.kind))
}

describe('a line of a bank statement', () => {
  it.each([
    '482-913-107',
    'FNB OB PMT 482913107',
    '482 913 107 NKOSI',
    'REF482-913107',
    'CASHFOCUS 482.913.107',
    '482 -913- 107',
  ])('is found by the reference in "%s"', (text) => {
    expect(matched([[text, 300]])).toEqual(['matched'])
  })

  it.each(['4829131079', '1482913107', '482-913-10', '48-2913-107'])('has no reference in "%s"', (text) => {
    expect(referencesIn(text)).not.toContain('482913107')
  })

  it('pays what is due first, then the rest, and nothing twice', () => {
    const lines = [
      ['482-913-107', 300],
      ['482-913-107', 700],
      ['482-913-107', 700],
    ] as const
    expect(matched(lines)).toEqual(['matched', 'matched', 'above-balance'])
  })

  it('waits for somebody when the amount is another one', () => {
    expect(matched([['482-913-107', 250]])).toEqual(['part-of-balance'])
    expect(matched([['482-913-107', 1000.5]])).toEqual(['above-balance'])
  })

  it('waits for somebody when it names several bookings, or none', () => {
    expect(matched([['482-913-107 and 555-666-777', 300]], [booking, other])).toEqual(['several-references'])
    expect(matched([['EFT T NKOSI', 300]], [booking, other])).toEqual(['name-and-amount'])
    expect(matched([['EFT', 300]])).toEqual(['amount-alone'])
    expect(matched([['EFT', 300]], [booking, other])).toEqual(['unmatched'])
  })

  it.each([
    ['Jo Li', 'EFT LI', 'amount-alone'],
    ['Ana Roy', 'EFT A ROY', 'name-and-amount'],
  ])('is told by the last name of %s in "%s" only from three letters on: %s', (guestName, text, doubt) => {
    expect(matched([[text, 300]], [{ ...booking, guestName }])).toEqual([doubt])
  })

  it('is nobody’s where two guests of one name owe the same', () => {
    const namesake = { ...other, guestName: 'Sipho Nkosi' }

    expect(matched([['EFT NKOSI', 300]], [booking, namesake])).toEqual(['unmatched'])
  })

  it('pays no deposit a second time, nor twice the deposit', () => {
    expect(
      matched([
        ['482-913-107', 300],
        ['482-913-107', 300],
        ['482-913-107', 600],
      ]),
    ).toEqual(['matched', 'part-of-balance', 'part-of-balance'])
  })

  it('is known again by its day, amount, words and turn', () => {
    const line = { row: 2, date: Temporal.PlainDate.from('2026-11-23'), text: ' eft  Nkosi ', amount: Money.rand(300) }

    expect(identifiedLines([line, { ...line, row: 3 }]).map(({ identity }) => identity)).toEqual([
      '2026-11-23 30000 EFT NKOSI 1',
      '2026-11-23 30000 EFT NKOSI 2',
    ])
  })

  it('is not offered again once its payment is recorded, and is told apart from its twin of the same day', () => {
    const date = Temporal.PlainDate.from('2026-11-23')
    const twin = { row: 2, date, text: 'EFT', amount: Money.rand(300) }
    const [first, second] = identifiedLines([twin, twin])

    expect(first?.identity).not.toBe(second?.identity)
    const lines = matchStatement(identifiedLines([twin, twin]), [booking], new Set([first?.identity ?? '']))
    expect(lines.map(({ match }) => match.kind)).toEqual(['recorded', 'unsure'])
  })
})
