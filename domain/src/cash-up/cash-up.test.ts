import { describe, expect, it } from 'vitest'
import { Money } from '../shared/money.ts'
import { accepted, refused } from '../shared/result.ts'
import { Temporal } from '../shared/temporal.ts'
import { closeDay, type DayToClose } from './close-day.ts'
import { countedDifference, expectedByMethod, netOfTill, type TillEntry, tillLines } from './till.ts'

const today = Temporal.PlainDate.from('2026-11-21')
const at = Temporal.Instant.from('2026-11-21T08:00Z')
const entry = (id: string, facts: Partial<Omit<TillEntry, 'amount'>> & { readonly rand: number }): TillEntry => {
  const { rand, ...rest } = facts
  return { id, kind: 'capture', method: 'cash', by: 'thandi', at, amount: Money.rand(rand), ...rest }
}
/** R280.00 in cash: R300.00 taken by two people, R20.00 given back; R50.00 by the card machine. */
const entries = [
  entry('1', { rand: 50, method: 'card-machine' }),
  entry('2', { rand: 100, by: 'sipho' }),
  entry('3', { rand: 200 }),
  entry('4', { rand: 20, kind: 'refund' }),
]
const counted = { cash: Money.rand(280), 'card-machine': Money.rand(50) }
const closing: DayToClose = { day: today, today, currency: 'ZAR', entries, shownEntries: 4, counted, note: '' }

describe('the till of a day', () => {
  it('is by method in their order, then by person as they first wrote, what went back apart', () => {
    const lines = tillLines([...entries, entry('5', { rand: 7, kind: 'reversal', by: 'sipho' })], 'ZAR')

    expect(lines.map(({ method, by, taken, returned }) => [method, by, taken.toRand(), returned.toRand()])).toEqual([
      ['cash', 'sipho', 100, 7],
      ['cash', 'thandi', 200, 20],
      ['card-machine', 'thandi', 50, 0],
    ])
    expect(netOfTill(lines, 'ZAR')).toEqual(Money.rand(323))
    expect(expectedByMethod(lines, 'ZAR')).toEqual([
      { method: 'cash', expected: Money.rand(273) },
      { method: 'card-machine', expected: Money.rand(50) },
    ])
  })

  it('of nothing is nothing', () => {
    expect(tillLines([], 'ZAR')).toEqual([])
    expect(expectedByMethod([], 'ZAR')).toEqual([])
    expect(netOfTill([], 'ZAR')).toEqual(Money.zero())
  })

  it('is short where less was counted than should be there', () => {
    const counts = [
      { method: 'cash', expected: Money.rand(280), counted: Money.rand(270) },
      { method: 'eft', expected: Money.rand(5), counted: Money.rand(6.5) },
    ] as const

    expect(countedDifference(counts, 'ZAR')).toEqual(Money.rand(-8.5))
  })
})

describe('closing a day', () => {
  it('keeps its lines, its counts, what was counted and no note where none was written', () => {
    expect(closeDay(closing)).toEqual(
      accepted({
        lines: tillLines(entries, 'ZAR'),
        counts: [
          { method: 'cash', expected: Money.rand(280), counted: Money.rand(280) },
          { method: 'card-machine', expected: Money.rand(50), counted: Money.rand(50) },
        ],
        entryIds: ['1', '2', '3', '4'],
        note: null,
      }),
    )
  })

  it('takes yesterday, a difference that a note explains, and a note of 500 characters without the blanks around it', () => {
    const note = 'x'.repeat(500)
    const short = { ...counted, cash: Money.rand(260) }

    const closed = closeDay({ ...closing, day: today.subtract({ days: 1 }), counted: short, note: ` ${note} ` })

    expect(closed).toMatchObject({ ok: true, value: { note, counts: [{ counted: Money.rand(260) }, {}] } })
  })

  it.each<[string, Partial<DayToClose>, object]>([
    ['of a day to come', { day: today.add({ days: 1 }) }, { code: 'day-ahead' }],
    ['on which nothing moved', { entries: [], shownEntries: 0 }, { code: 'nothing-taken' }],
    ['whose page showed less', { shownEntries: 3 }, { code: 'changed-meanwhile' }],
    ['whose page showed more', { shownEntries: 5 }, { code: 'changed-meanwhile' }],
    ['with a note that is too long', { note: 'x'.repeat(501) }, { code: 'note-too-long' }],
    ['without a count', { counted: { cash: Money.rand(280) } }, { code: 'count-missing', method: 'card-machine' }],
    [
      'with too much that nobody explains',
      { counted: { ...counted, cash: Money.rand(280.01) }, note: '  ' },
      { code: 'difference-unexplained', method: 'cash', difference: Money.rand(0.01) },
    ],
  ])('is refused %s', (_, facts, refusal) => {
    expect(closeDay({ ...closing, ...facts })).toEqual(refused(refusal as { readonly code: string }))
  })
})
