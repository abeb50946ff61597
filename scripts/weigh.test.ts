import { describe, expect, it } from 'vitest'
import { blockedTime, holdAll, layoutShift, median, slowestPress, table, verdicts } from '../e2e/weigh/verdicts.mjs'

type Row = { readonly measure: string; readonly figure: number; readonly budget: number | null; readonly holds: boolean | null }

const home = {
  page: 'home',
  figures: { weight: 249.96, javascript: 120.04, html: 14.06, requests: 20, lcp: 2000, cls: 0.0504, tbt: 201, inp: 208 },
}

describe('what holds', () => {
  it('is judged by the figure as it is shown', () => {
    const found = verdicts([home]).map(({ measure, figure, budget, holds }: Row) => [measure, figure, budget, holds])

    expect(found).toEqual([
      ['weight', 250, 250, true],
      ['javascript', 120, 120, true],
      ['html', 14.1, 14, false],
      ['requests', 20, null, null],
      ['lcp', 2000, 2000, true],
      ['cls', 0.05, 0.05, true],
      ['tbt', 201, 200, false],
      ['inp', 208, 200, false],
    ])
  })

  it('is all of it when no budget is broken, and a page without a weight of its own breaks none', () => {
    expect(holdAll(verdicts([home]))).toBe(false)
    expect(holdAll(verdicts([{ page: 'booking', figures: { weight: 999, javascript: 110 } }]))).toBe(true)
  })

  it('is printed as a table', () => {
    const rows = verdicts([{ page: 'home', figures: { weight: 212.34, cls: 0.1, requests: 9 } }])

    expect(table(rows).split('\n')).toEqual([
      '| page | measure      | figure   | budget |      |',
      '|------|--------------|----------|--------|------|',
      '| home | page weight  | 212.3 KB | 250 KB | ok   |',
      '| home | requests     | 9        | –      |      |',
      '| home | layout shift | 0.100    | 0.05   | over |',
    ])
  })
})

describe('the figures of several moments', () => {
  it.each([
    [[3, 1, 2], 2],
    [[4, 1, 3, 2], 2.5],
  ])('the median of %j is %d', (values, expected) => {
    expect(median(values)).toBe(expected)
  })

  it('time is blocked beyond 50 ms of a task, after the first paint', () => {
    const tasks = [
      { start: 100, duration: 400 },
      { start: 900, duration: 90 },
      { start: 1200, duration: 50 },
    ]

    expect(blockedTime(tasks, 800)).toBe(40)
  })

  it('of several presses the slowest counts, each by its slowest event', () => {
    const events = [
      { press: 1, duration: 24 },
      { press: 1, duration: 96 },
      { press: 2, duration: 48 },
    ]

    expect(slowestPress(events)).toBe(96)
    expect(slowestPress([])).toBe(0)
  })

  it('shifts add up in bursts, of which the worst counts', () => {
    const shifts = [
      { start: 0, value: 0.01 },
      { start: 900, value: 0.02 },
      { start: 3000, value: 0.025 },
    ]

    expect(layoutShift(shifts)).toBeCloseTo(0.03)
    expect(layoutShift([])).toBe(0)
  })
})
