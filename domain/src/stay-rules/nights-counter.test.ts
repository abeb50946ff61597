import { describe, expect, it } from 'vitest'
import { Temporal } from '../shared/temporal.ts'
import { aMoment } from '../testing/a-moment.ts'
import { nightsBetween, nightsCounter } from './nights-counter.ts'
import { StayDates } from './stay-dates.ts'

const date = (text: string) => Temporal.PlainDate.from(text)
const time = (text: string) => Temporal.PlainDateTime.from(text)

describe('nights between two dates', () => {
  it.each([
    ['a weekend', date('2026-12-04'), date('2026-12-06'), 2],
    ['over the end of a leap February', date('2028-02-28'), date('2028-03-01'), 2],
    ['an hour more than a day', time('2026-12-04T10:00'), time('2026-12-05T11:00'), 2],
    ['an hour less than a day', time('2026-12-04T10:00'), time('2026-12-05T09:00'), 1],
    ['no arrival', null, date('2026-12-06'), 1],
    ['no departure', date('2026-12-04'), undefined, 1],
  ])('%s', (_name, arrival, departure, nights) => {
    expect(nightsBetween(arrival, departure)).toBe(nights)
  })
})

describe('the nights counter', () => {
  const stay = StayDates.of('2026-12-04', '2026-12-07')

  it.each([
    ['2026-12-03', { kind: 'before-arrival', nights: 0 }],
    ['2026-12-04', { kind: 'arriving-today', nights: 0 }],
    ['2026-12-05', { kind: 'staying', nights: 1 }],
    ['2026-12-06', { kind: 'staying', nights: 2 }],
    ['2026-12-07', { kind: 'departing-today', nights: 3 }],
    ['2026-12-08', { kind: 'departed', nights: 3 }],
  ])('on %s', (today, counter) => {
    expect(nightsCounter(stay, date(today))).toEqual(counter)
  })

  it.each([
    ['2026-12-03T23:59', 'before-arrival'],
    ['2026-12-04T00:00', 'arriving-today'],
    ['2026-12-04T23:59', 'arriving-today'],
    ['2026-12-05T00:00', 'staying'],
  ])('turns at midnight in Johannesburg, which is 22:00 in UTC: %s', (local, kind) => {
    expect(nightsCounter(stay, aMoment(local).today).kind).toBe(kind)
  })
})

it('two stays are the same where both dates are', () => {
  const stay = StayDates.of('2026-12-04', '2026-12-07')

  expect(stay.equals(StayDates.of('2026-12-04', '2026-12-07'))).toBe(true)
  expect(stay.equals(StayDates.of('2026-12-03', '2026-12-07'))).toBe(false)
  expect(stay.equals(StayDates.of('2026-12-04', '2026-12-08'))).toBe(false)
})

it('a stay moved by some days is as long, so many days later or earlier', () => {
  const stay = StayDates.of('2026-12-30', '2027-01-02')

  expect([stay.movedBy(3), stay.movedBy(-1), stay.movedBy(0)].map(({ arrival, departure }) => `${arrival} ${departure}`)).toEqual(
    ['2027-01-02 2027-01-05', '2026-12-29 2027-01-01', '2026-12-30 2027-01-02'],
  )
})
