import { describe, expect, it } from 'vitest'
import { readForm } from '#app/forms/read-form.server.ts'
import { wishForm } from './panel-form.server.ts'
import { type Booked, readWish } from './wish.ts'

const stay = { arrival: '2026-12-01', departure: '2026-12-05' }
const ahead = { ...stay, isCheckedIn: false, today: '2026-11-21' }
const pair: Booked = {
  ...ahead,
  plots: [
    { plotId: 'a', ...stay },
    { plotId: 'b', ...stay },
  ],
}
const split: Booked = {
  ...ahead,
  plots: [
    { plotId: 'a', arrival: '2026-12-01', departure: '2026-12-03' },
    { plotId: 'b', arrival: '2026-12-03', departure: '2026-12-05' },
  ],
}
const inHouse: Booked = { ...stay, isCheckedIn: true, today: '2026-12-03', plots: [{ plotId: 'a', ...stay }] }
const read = (fields: string, booked = pair) => readWish(readForm(wishForm, new URLSearchParams(fields)), booked)

describe('what a form wants of a booking', () => {
  it('is other dates for all its plots, and another plot for one of them', () => {
    const next = { arrival: '2026-12-02', departure: '2026-12-07' }

    expect(read('arrival=2026-12-02&departure=2026-12-07&plot=c&plot=b')).toEqual({
      ...next,
      plots: [
        { plotId: 'c', of: 0, ...next },
        { plotId: 'b', of: 1, ...next },
      ],
    })
  })

  it('is what a drag did to one plot, and the others follow in their dates', () => {
    const next = { arrival: '2026-12-02', departure: '2026-12-06' }

    expect(read('arrival=2026-12-02&departure=2026-12-06&part=b&to=d')).toEqual({
      ...next,
      plots: [
        { plotId: 'a', of: 0, ...next },
        { plotId: 'd', of: 1, ...next },
      ],
    })
  })

  it('draws the end of a split stay with its last part', () => {
    expect(read('arrival=2026-12-03&departure=2026-12-07&part=b&to=b', split)).toEqual({
      arrival: '2026-12-01',
      departure: '2026-12-07',
      plots: [
        { ...split.plots[0], of: 0 },
        { plotId: 'b', of: 1, arrival: '2026-12-03', departure: '2026-12-07' },
      ],
    })
  })

  it('is another plot from a night on for the guests of one plot', () => {
    expect(read('at=2026-12-04&part=b&to=c')).toEqual({
      ...stay,
      plots: [
        { plotId: 'a', of: 0, ...stay },
        { plotId: 'b', of: 1, arrival: '2026-12-01', departure: '2026-12-04' },
        { plotId: 'c', of: 1, arrival: '2026-12-04', departure: '2026-12-05' },
      ],
    })
  })

  it.each([
    ['arrival=2026-12-02', pair, 'form-incomplete'],
    ['arrival=2026-12-02&departure=2026-12-02', pair, 'departure-not-after-arrival'],
    ['arrival=2026-12-02&departure=2200-12-02', pair, 'stay-too-long'],
    ['arrival=2026-12-01&departure=2026-12-02', split, 'nights-not-covered'],
    ['at=2026-12-03&part=a', pair, 'form-incomplete'],
    ['at=2026-12-01&part=a&to=c', pair, 'nights-not-covered'],
    ['at=2026-12-05&part=a&to=c', pair, 'nights-not-covered'],
  ] as const)('is refused: %s', (fields, booked, problem) => {
    expect(read(fields, booked)).toBe(problem)
  })
})

describe('what a form wants of guests who are there', () => {
  const slept = { plotId: 'a', of: 0, arrival: '2026-12-01', departure: '2026-12-03' }

  it.each(['part=a&to=c', 'plot=c'])('is another plot from tonight on (%s)', (way) => {
    expect(read(`arrival=2026-12-01&departure=2026-12-05&${way}`, inHouse)).toEqual({
      ...stay,
      plots: [slept, { plotId: 'c', of: 0, arrival: '2026-12-03', departure: '2026-12-05' }],
    })
  })

  it('never moves their arrival by hand, and does move their departure', () => {
    expect(read('arrival=2026-12-03&departure=2026-12-07&part=a&to=a', inHouse)).toEqual({
      arrival: '2026-12-01',
      departure: '2026-12-07',
      plots: [{ plotId: 'a', of: 0, arrival: '2026-12-01', departure: '2026-12-07' }],
    })
  })

  it('is another plot for all nights where the first of them is still to come', () => {
    const today = { ...inHouse, today: '2026-12-01' }

    expect(read('arrival=2026-12-02&departure=2026-12-06&part=a&to=c', today)).toEqual({
      arrival: '2026-12-01',
      departure: '2026-12-06',
      plots: [{ plotId: 'c', of: 0, arrival: '2026-12-01', departure: '2026-12-06' }],
    })
  })
})
