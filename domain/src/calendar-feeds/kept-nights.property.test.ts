import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changesOfKeptNights, nightsToKeep, type TakenElsewhere } from './kept-nights.ts'

const [from, until] = [100, 160]
const event = fc
  .record({
    eventId: fc.constantFrom('a', 'b', 'c', 'd'),
    start: fc.integer({ min: 80, max: 170 }),
    length: fc.integer({ min: 1, max: 30 }),
  })
  .map(({ eventId, start, length }) => ({ eventId, start, end: start + length }))
const events = fc.array(event, { maxLength: 8 })
const used = fc.uniqueArray(fc.integer({ min: from, max: until }), { maxLength: 20 }).map((nights) => new Set(nights))

const nightsOf = (runs: readonly TakenElsewhere<string>[]) =>
  runs.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, index) => start + index))

describe('nights that are kept because of events elsewhere', () => {
  it('are all that an event takes within the time and nobody uses, each once', () => {
    fc.assert(
      fc.property(events, used, (taken, busy) => {
        const kept = nightsOf(nightsToKeep({ events: taken, used: busy, from, until }))
        const wanted = new Set(nightsOf(taken).filter((night) => night >= from && night < until && !busy.has(night)))
        expect(kept.toSorted((one, other) => one - other)).toEqual([...wanted].toSorted((one, other) => one - other))
      }),
    )
  })

  it('lie within the event whose run they are, and runs of one event do not touch', () => {
    fc.assert(
      fc.property(events, used, (taken, busy) => {
        for (const run of nightsToKeep({ events: taken, used: busy, from, until })) {
          expect(run.start).toBeLessThan(run.end)
          const isWithin = taken.some(
            ({ eventId, start, end }) => eventId === run.eventId && start <= run.start && run.end <= end,
          )
          expect(isWithin).toBe(true)
        }
      }),
    )
  })

  it('lead from any state to the wanted one, and from that nowhere', () => {
    fc.assert(
      fc.property(events, events, used, (before, after, busy) => {
        const wantedOf = (taken: readonly TakenElsewhere<string>[]) => nightsToKeep({ events: taken, used: busy, from, until })
        const [kept, wanted] = [wantedOf(before), wantedOf(after)]
        const { release, keep } = changesOfKeptNights(kept, wanted, from)
        const then = [...kept.filter((run) => !release.includes(run)), ...keep]
        expect(new Set(nightsOf(then))).toEqual(new Set(nightsOf(wanted)))
        expect(changesOfKeptNights(then, wanted, from)).toEqual({ release: [], keep: [] })
      }),
    )
  })

  it('stay as they are when the first of them are over', () => {
    const kept = [{ eventId: 'a', start: 98, end: 104 }]
    const wanted = nightsToKeep<string>({ events: [{ eventId: 'a', start: 98, end: 104 }], used: new Set(), from, until })
    expect(wanted).toEqual([{ eventId: 'a', start: 100, end: 104 }])
    expect(changesOfKeptNights(kept, wanted, from)).toEqual({ release: [], keep: [] })
  })
})
