import { accepted, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { longestStay } from '@camp/domain/stay-rules/longest-stay.ts'
import { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import { describe, expect, it } from 'vitest'
import { connection } from '../testing/a-connection.ts'
import { askedConnection, readAskedStay } from './asked-stay.ts'

const error = (code: number, text: string) => refused({ type: code === 321 ? 10 : 3, code, text })

describe('the stay that the channel asks for', () => {
  it.each([
    ['2027-02-01', '2027-02-05'],
    ['2027-02-01T14:00:00', '2027-02-05T10:00'],
    ['2027-02-01T14:00:00Z', '2027-02-05T10:00:00.5+02:00'],
  ])('is from %s to %s', (start, end) => {
    expect(readAskedStay({ start, end })).toEqual(accepted(StayDates.of('2027-02-01', '2027-02-05')))
  })

  it('may be as long as any', () => {
    const first = Temporal.PlainDate.from('2027-02-01')
    const until = (days: number) => ({ start: `${first}`, end: `${first.add({ days })}` })

    expect(readAskedStay(until(longestStay))).toMatchObject({ ok: true })
    expect(readAskedStay(until(longestStay + 1))).toEqual(error(362, `Invalid number of nights: at most ${longestStay}`))
  })

  it.each([
    [null, '2027-02-05', error(321, 'Required field missing: Start')],
    ['2027-02-01', null, error(321, 'Required field missing: End')],
    ['2027-02-30', '2027-03-05', error(381, 'Invalid check-in date')],
    ['1999-02-01', '2027-02-05', error(381, 'Invalid check-in date')],
    ['2200-01-01', '2200-01-02', error(381, 'Invalid check-in date')],
    ['2027-02-01 14:00', '2027-02-05', error(381, 'Invalid check-in date')],
    ['2027-02-01', 'soon', error(382, 'Invalid check-out date')],
    ['2027-02-01', '2027-02-01', error(382, 'Invalid check-out date: it is not after the check-in date')],
  ])('is refused: from %s to %s', (start, end, expected) => {
    expect(readAskedStay({ start, end })).toEqual(expected)
  })

  it('may begin in 2000, and last until 2199', () => {
    expect(readAskedStay({ start: '2000-01-01', end: '2000-01-02' })).toMatchObject({ ok: true })
    expect(readAskedStay({ start: '2199-12-30', end: '2199-12-31' })).toMatchObject({ ok: true })
  })
})

describe('the property that the channel asks about', () => {
  const other = { ...connection, propertyCode: 'OTHER' }

  it('is one of its account', () => {
    expect(askedConnection([other, connection], 'KWENA')).toEqual(accepted(connection))
  })

  it.each([
    ['none', null, error(321, 'Required field missing: HotelCode')],
    ['one of nobody', 'NOBODY', error(392, 'Invalid hotel code')],
  ])('is refused: %s', (_, code, expected) => {
    expect(askedConnection([other, connection], code)).toEqual(expected)
  })
})
