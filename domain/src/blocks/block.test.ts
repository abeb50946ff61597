import { describe, expect, it } from 'vitest'
import type { PlotId } from '../shared/ids.ts'
import { accepted, refused } from '../shared/result.ts'
import { StayDates } from '../stay-rules/stay-dates.ts'
import { aMoment } from '../testing/a-moment.ts'
import { type BlockFacts, isBlockExpired, judgeBlock } from './block.ts'

const { now } = aMoment('2026-11-21T10:00')
const facts: BlockFacts = {
  nights: StayDates.of('2026-12-01', '2026-12-05'),
  plotIds: ['stand-1' as PlotId, 'stand-2' as PlotId],
  reason: 'New power point',
  expiresAt: null,
}

describe('a block', () => {
  it('names each plot once', () => {
    const judged = judgeBlock({ ...facts, plotIds: [...facts.plotIds, 'stand-1' as PlotId] }, now)

    expect(judged).toEqual(accepted(facts))
  })

  it.each([
    ['no-plots', { plotIds: [] }],
    ['too-many-nights', { nights: StayDates.of('2026-12-01', '2028-12-01') }],
    ['reason-too-long', { reason: 'x'.repeat(201) }],
    ['expiry-in-past', { expiresAt: now }],
  ] as const)('is refused with %s', (code, wrong) => {
    expect(judgeBlock({ ...facts, ...wrong }, now)).toEqual(refused({ code }))
  })

  it('may last two years, with a reason of two hundred characters or none', () => {
    const longest = { ...facts, nights: StayDates.of('2026-12-01', '2028-11-30'), reason: 'x'.repeat(200) }

    expect(judgeBlock(longest, now)).toEqual(accepted(longest))
    expect(judgeBlock({ ...facts, reason: null }, now)).toEqual(accepted({ ...facts, reason: null }))
  })

  it('runs out at the moment that it names, and never without one', () => {
    expect(isBlockExpired({ expiresAt: now.add({ seconds: 1 }) }, now)).toBe(false)
    expect(isBlockExpired({ expiresAt: now }, now)).toBe(true)
    expect(isBlockExpired({ expiresAt: null }, now)).toBe(false)
  })
})
