import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ReservationId } from '../shared/ids.ts'
import { Money } from '../shared/money.ts'
import { Temporal } from '../shared/temporal.ts'
import { matchStatement } from './match-statement.ts'
import { identifiedLines } from './statement-line.ts'

const group = fc.integer({ min: 100, max: 103 }).map(String)
const reference = fc.tuple(group, group, group).map((groups) => groups.join('-'))
const bookings = fc.uniqueArray(
  fc.record({ simpleReference: reference, balance: fc.integer({ min: 1, max: 5 }), deposit: fc.integer({ min: 0, max: 5 }) }),
  { selector: ({ simpleReference }) => simpleReference, maxLength: 6 },
)
const lines = fc.array(fc.record({ text: fc.oneof(reference, fc.string()), cents: fc.integer({ min: 1, max: 6 }) }), {
  maxLength: 12,
})

it('never matches more than is owed, no line to two bookings, and no line that was recorded', () => {
  fc.assert(
    fc.property(bookings, lines, fc.nat(12), (open, typed, recordedCount) => {
      const date = Temporal.PlainDate.from('2026-11-23')
      const read = identifiedLines(typed.map(({ text, cents }, row) => ({ row, date, text, amount: Money.cents(cents) })))
      const awaited = open.map(({ simpleReference, balance, deposit }) => ({
        id: simpleReference as ReservationId,
        simpleReference,
        guestName: null,
        balance: Money.cents(balance),
        deposit: Money.cents(Math.min(deposit, balance)),
      }))
      const recorded = new Set(read.slice(0, recordedCount).map(({ identity }) => identity))

      const found = matchStatement(read, { awaited, named: [], recorded, today: date })

      expect(found.map(({ identity }) => identity)).toEqual(read.map(({ identity }) => identity))
      expect(new Set(read.map(({ identity }) => identity)).size).toBe(read.length)
      for (const { identity, match } of found) expect(match.kind === 'recorded').toBe(recorded.has(identity))
      for (const { id, balance } of awaited) {
        const matched = found.filter(({ match }) => match.kind === 'matched' && match.booking.id === id)
        expect(Money.sum(matched.map(({ amount }) => amount)).isMoreThan(balance)).toBe(false)
      }
    }),
  )
})
