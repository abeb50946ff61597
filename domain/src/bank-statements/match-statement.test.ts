import { describe, expect, it } from 'vitest'
import type { ReservationId } from '../shared/ids.ts'
import { Money } from '../shared/money.ts'
import { Temporal } from '../shared/temporal.ts'
import { type AwaitedBooking, matchStatement, mayBeRecorded, type NamedBooking, referencesIn } from './match-statement.ts'
import { identifiedLines } from './statement-line.ts'

const booking: AwaitedBooking = {
  id: 'one' as ReservationId,
  simpleReference: '482-913-107',
  guestName: 'Thandi Nkosi',
  balance: Money.rand(1000),
  deposit: Money.rand(300),
}
const other = { ...booking, id: 'two' as ReservationId, simpleReference: '555-666-777', guestName: 'J. Botha' }

const date = Temporal.PlainDate.from('2026-11-23')
const nobodyElse = { named: [], recorded: new Set<string>(), today: date }

function matches(
  lines: readonly (readonly [text: string, rand: number])[],
  facts: Partial<Parameters<typeof matchStatement>[1]>,
) {
  const read = identifiedLines(lines.map(([text, rand], at) => ({ row: at + 2, date, text, amount: Money.rand(rand) })))
  return matchStatement(read, { ...nobodyElse, awaited: [booking], ...facts }).map(({ match }) => match)
}

function matched(lines: readonly (readonly [text: string, rand: number])[], bookings: readonly AwaitedBooking[] = [booking]) {
  return matches(lines, { awaited: bookings }).map((match) => ('doubt' in match ? match.doubt : match.kind))
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
    const line = { row: 2, date, text: ' eft  Nkosi ', amount: Money.rand(300) }

    expect(identifiedLines([line, { ...line, row: 3 }]).map(({ identity }) => identity)).toEqual([
      '2026-11-23 30000 EFT NKOSI 1',
      '2026-11-23 30000 EFT NKOSI 2',
    ])
  })

  it('is not offered again once its payment is recorded, and is told apart from its twin of the same day', () => {
    const twin = { row: 2, date, text: 'EFT', amount: Money.rand(300) }
    const [first, second] = identifiedLines([twin, twin])

    expect(first?.identity).not.toBe(second?.identity)
    const facts = { ...nobodyElse, awaited: [booking], recorded: new Set([first?.identity ?? '']) }
    const lines = matchStatement(identifiedLines([twin, twin]), facts)
    expect(lines.map(({ match }) => match.kind)).toEqual(['recorded', 'unsure'])
  })
})

describe('a line that names a booking of which nothing is open', () => {
  const shut = (status: NamedBooking['status'] = 'confirmed'): NamedBooking => {
    return { id: 'shut' as ReservationId, simpleReference: '563-431-497', guestName: 'Chantal Pretorius', status }
  }
  const namesake = { ...booking, guestName: 'Nomsa Pretorius' }
  const line = [['EFT 563-431-497 CHANTAL PRETORIUS', 300]] as const

  it.each([
    ['confirmed', 'nothing-owed', true],
    ['completed', 'nothing-owed', true],
    ['noShow', 'nothing-owed', true],
    ['cancelled', 'cancelled', false],
    ['temporaryHold', 'never-booked', false],
  ] as const)('is shown beside it where it is %s: %s, and never offered for a namesake', (status, doubt, isRecordable) => {
    const [match] = matches(line, { awaited: [namesake], named: [shut(status)] })

    expect(match).toMatchObject({ kind: 'unsure', doubt, booking: { id: 'shut', balance: Money.zero() } })
    expect(mayBeRecorded(match!)).toBe(isRecordable)
  })

  it('waits for somebody where it names one that is open too', () => {
    const both = [['563431497 482913107', 300]] as const

    expect(matches(both, { named: [shut()] })).toMatchObject([{ doubt: 'several-references', booking: { id: 'one' } }])
  })

  it('pays one that is open, also where it is among those that were looked up', () => {
    const { id, simpleReference, guestName } = booking

    const named = [{ id, simpleReference, guestName, status: 'confirmed' }] as const
    expect(matches([['482-913-107', 300]], { named })).toMatchObject([{ kind: 'matched' }])
  })
})

it('a line of tomorrow waits for its day, and takes nothing from the next', () => {
  const today = date.subtract({ days: 1 })
  const twice = [
    ['482-913-107', 300],
    ['482-913-107', 300],
  ] as const

  const found = matches(twice, { today })

  expect(found).toMatchObject([
    { kind: 'unsure', doubt: 'in-future' },
    { kind: 'unsure', doubt: 'in-future' },
  ])
  expect(found.map(mayBeRecorded)).toEqual([false, false])
  expect(matches([['EFT 000', 1]], { today })).toEqual([{ kind: 'unmatched' }])
  expect(mayBeRecorded({ kind: 'unmatched' })).toBe(false)
})
