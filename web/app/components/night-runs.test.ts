import { beforeAll, expect, it } from 'vitest'
import { textIn } from '../wording/use-text.ts'
import { loadAllWords } from '../wording/wording-store.ts'
import { nightRunDays, nightRunSum, nightRuns, nightRunTotal } from './night-runs.ts'

beforeAll(() => loadAllWords('en'))

const night = (startDate: string, price: number, seasonName: string | null = null) => ({
  startDate,
  price,
  seasonName,
  column: 'offPeak' as const,
  breakdown: [],
})

it('says nights that cost the same once', () => {
  const runs = nightRuns([
    night('2026-12-18', 565),
    night('2026-12-19', 565),
    night('2026-12-20', 565),
    night('2026-12-21', 700.1),
    night('2026-12-22', 700.1, 'Summer'),
  ])

  expect(runs.map((run) => [nightRunDays(textIn('en', 'common'), run, 'en'), nightRunSum(run), nightRunTotal(run)])).toEqual([
    ['3 nights from Fri 18 Dec', '3 × R565.00', 'R1695.00'],
    ['Mon 21 Dec', '', 'R700.10'],
    ['Tue 22 Dec', '', 'R700.10'],
  ])
})

it('begins again after a dearer night', () => {
  const runs = nightRuns([night('2026-12-18', 500), night('2026-12-19', 600), night('2026-12-20', 500)])

  expect(runs.map((run) => run.length)).toEqual([1, 1, 1])
})
