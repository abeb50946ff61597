import { describe, expect, it } from 'vitest'
import type { PlotId } from '../shared/ids.ts'
import { Temporal } from '../shared/temporal.ts'
import { calendarFeedProblems } from './calendar-feed.ts'
import { feedState, isSaleStopped, isSilent, readAgainAfterMinutes, staleAfterMinutes } from './feed-state.ts'

const now = Temporal.Instant.from('2026-11-21T12:00:00Z')
const ago = (minutes: number | null) => (minutes === null ? null : now.subtract({ minutes }))
const history = (good: number | null, failing: number | null, isActive = true) => {
  return { isActive, goodAt: ago(good), failingSince: ago(failing) }
}

describe('a feed, by the minutes since its last good reading and since its first failure', () => {
  it.each([
    [5, null, 'good', false],
    [60, null, 'good', false],
    [61, null, 'stale', true],
    [5, 0, 'failing', false],
    [59, 49, 'failing', false],
    [60, 50, 'failing', true],
    [null, null, 'not-read', false],
    [null, 59, 'failing', false],
    [null, 60, 'failing', true],
  ] as const)('%s and %s is %s, its campsite hears of it: %s', (good, failing, state, isTold) => {
    expect(feedState(history(good, failing), now)).toBe(state)
    expect(isSilent(history(good, failing), now)).toBe(isTold)
  })

  it('is nobody\u2019s worry while it is off', () => {
    expect(feedState(history(600, 600, false), now)).toBe('off')
    expect(isSilent(history(600, 600, false), now)).toBe(false)
  })

  it.each([
    [6 * 60, 350, 6, true],
    [6 * 60 - 1, 349, 6, false],
    [6 * 60, 350, null, false],
    [6 * 60, null, 6, false],
    [null, 60, 1, true],
  ])('of %s and %s minutes stops the sale after %s hours: %s', (good, failing, stopSaleHours, isStopped) => {
    expect(isSaleStopped(history(good, failing), { stopSaleHours, now })).toBe(isStopped)
  })
})

it('a feed is stale after an hour, and read again for a booking after twenty minutes', () => {
  expect([staleAfterMinutes, readAgainAfterMinutes]).toEqual([60, 20])
})

it('a feed is good for an hour, and stale a millisecond later', () => {
  const goodAt = Temporal.Instant.from('2026-11-21T10:00:00Z')
  const stateAfter = (milliseconds: number) =>
    feedState({ isActive: true, goodAt, failingSince: null }, goodAt.add({ milliseconds }))

  expect([stateAfter(3_600_000), stateAfter(3_600_001)]).toEqual(['good', 'stale'])
})

it('a feed stops the sale after one to 720 hours, and its provider has sixty characters at most', () => {
  const facts = { plotId: 'plot-1' as PlotId, feedUrl: 'https://feeds.example.org/1.ics', isActive: true, blocksTentative: true }
  const problemsOf = (provider: string, stopSaleHours: number | null) =>
    calendarFeedProblems({ ...facts, provider, stopSaleHours }).map(({ field, code }) => `${field} ${code}`)

  expect([1, 720, null].flatMap((hours) => problemsOf('x'.repeat(60), hours))).not.toContain('stopSaleHours too-little')
  expect([0, 721].flatMap((hours) => problemsOf('Airbnb', hours)).filter((one) => one.startsWith('stopSale'))).toEqual([
    'stopSaleHours too-little',
    'stopSaleHours too-much',
  ])
  expect(problemsOf('x'.repeat(60), 720).filter((one) => /provider|stopSale/.test(one))).toEqual([])
  expect(problemsOf('x'.repeat(60), 1).filter((one) => /provider|stopSale/.test(one))).toEqual([])
  expect(problemsOf('x'.repeat(61), null).filter((one) => one.startsWith('provider'))).toEqual(['provider too-long'])
})
