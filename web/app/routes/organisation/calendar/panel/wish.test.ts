import { describe, expect, it } from 'vitest'
import { readWish } from './wish.ts'

const stay = { arrival: '2026-12-01', departure: '2026-12-05' }
const pair = {
  ...stay,
  plots: [
    { plotId: 'a', ...stay },
    { plotId: 'b', ...stay },
  ],
}
const split = {
  ...stay,
  plots: [
    { plotId: 'a', arrival: '2026-12-01', departure: '2026-12-03' },
    { plotId: 'b', arrival: '2026-12-03', departure: '2026-12-05' },
  ],
}
const read = (fields: string, booked = pair) => readWish(new URLSearchParams(fields), booked)

describe('what a form wants of a booking', () => {
  it('is other dates for all its plots, and another plot for one of them', () => {
    const next = { arrival: '2026-12-02', departure: '2026-12-07' }

    expect(read('arrival=2026-12-02&departure=2026-12-07&plot=c&plot=b')).toEqual({
      ...next,
      plots: [
        { plotId: 'c', ...next },
        { plotId: 'b', ...next },
      ],
    })
  })

  it('is what a drag did to one plot, and the others follow in their dates', () => {
    const next = { arrival: '2026-12-02', departure: '2026-12-06' }

    expect(read('arrival=2026-12-02&departure=2026-12-06&part=b&to=d')).toEqual({
      ...next,
      plots: [
        { plotId: 'a', ...next },
        { plotId: 'd', ...next },
      ],
    })
  })

  it('draws the end of a split stay with its last part', () => {
    expect(read('arrival=2026-12-03&departure=2026-12-07&part=b&to=b', split)).toEqual({
      arrival: '2026-12-01',
      departure: '2026-12-07',
      plots: [split.plots[0], { plotId: 'b', arrival: '2026-12-03', departure: '2026-12-07' }],
    })
  })

  it.each([
    ['arrival=2026-12-02', pair, 'form-incomplete'],
    ['arrival=2026-12-02&departure=2026-12-02', pair, 'departure-not-after-arrival'],
    ['arrival=2026-12-01&departure=2026-12-02', split, 'nights-not-covered'],
  ] as const)('is refused: %s', (fields, booked, problem) => {
    expect(read(fields, booked as typeof pair)).toBe(problem)
  })
})
