import { Money } from '@camp/domain/shared/money.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { noEquipment } from '@camp/domain/stay-rules/party.ts'
import { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import { describe, expect, it } from 'vitest'
import { stands } from '../../testing/a-campsite.ts'
import { anAskedBooking, anAskedRoom, connection } from '../testing/a-connection.ts'
import { askedGuest, totalIn, wantedBooking } from './asked-booking.ts'

const stay = StayDates.of('2027-02-01', '2027-02-05')
const couple = { numberOfAdults: 2, numberOfPensioners: 0, childrenAges: [] }
const on = (index: number) => ({ plotId: stands[index]?.id, party: couple, equipment: noEquipment })
const wanted = (...rooms: ReturnType<typeof anAskedRoom>[]) => wantedBooking(connection, { rooms })
const code = (number: number, text: string) => refused({ type: number === 321 ? 10 : 3, code: number, text })

describe('a booking of the channel', () => {
  it('is a stay on the plots of its rooms', () => {
    expect(wanted(anAskedRoom({ total: '400.50' }), anAskedRoom({ roomCode: 'P002', units: null, total: '0.5' }))).toEqual(
      accepted({ connection, stay, plots: [on(0), on(1)], total: { cents: 40_100, currency: 'ZAR' } }),
    )
  })

  it.each([
    ['1234567', 123_456_700],
    ['800.1', 80_010],
    ['800.10', 80_010],
    ['800.1000', 80_010],
    ['0.29', 29],
  ])('of a total of %s is %i cents', (total, cents) => {
    expect(wanted(anAskedRoom({ total }))).toMatchObject({ value: { total: { cents, currency: 'ZAR' } } })
  })

  it.each(['12345678', '8 00', '-1', '800.', '800.123', 'x800', '800x'])('is refused a total of %s', (total) => {
    expect(wanted(anAskedRoom({ total }))).toEqual(code(320, 'Invalid value: Total'))
  })

  it.each([[[null, '1']], [['1', null]]])('has no total where one room has none: %j', (totals) => {
    const rooms = totals.map((total, index) => anAskedRoom({ total, roomCode: `P00${index + 1}` }))

    expect(wanted(...rooms)).toMatchObject({ ok: true, value: { total: null } })
  })

  const twenty = Array.from({ length: 20 }, () => anAskedRoom())

  it('has twenty rooms at most', () => {
    expect(wanted(...twenty)).toMatchObject({ ok: true })
    expect(wanted(...twenty, anAskedRoom())).toEqual(code(363, 'Invalid number of rooms'))
  })

  it.each([
    ['without a room', [], code(321, 'Required field missing: RoomStay')],
    ['of another property', [anAskedRoom({ hotelCode: 'OTHER' })], code(392, 'Invalid hotel code')],
    ['of no property', [anAskedRoom({ hotelCode: null })], code(321, 'Required field missing: HotelCode')],
    ['of no day', [anAskedRoom({ start: null })], code(321, 'Required field missing: Start')],
    [
      'of two properties',
      [anAskedRoom(), anAskedRoom({ hotelCode: 'OTHER' })],
      code(320, 'Invalid value: HotelCode differs between rooms'),
    ],
    ['of which one room has no day', [anAskedRoom(), anAskedRoom({ end: null })], code(321, 'Required field missing: End')],
    [
      'of two stays',
      [anAskedRoom(), anAskedRoom({ end: '2027-02-06' })],
      code(320, 'Invalid value: TimeSpan differs between rooms'),
    ],
    ['of a room that there is not', [anAskedRoom({ roomCode: 'P099' })], code(402, 'Invalid room type')],
    ['of two of one room', [anAskedRoom({ units: 2 })], code(402, 'Invalid room type')],
    ['of no room of a kind', [anAskedRoom({ units: 0 })], code(402, 'Invalid room type')],
    ['without guests', [anAskedRoom({ guests: [] })], code(321, 'Required field missing: GuestCounts')],
    [
      'of guests that are none',
      [anAskedRoom({ guests: [{ ageCode: 10, age: null, count: null }] })],
      code(320, 'Invalid value: GuestCount Count'),
    ],
  ])('%s is refused', (_, rooms, expected) => {
    expect(wanted(...rooms)).toEqual(expected)
  })
})

describe('the total of a booking', () => {
  it('is money in the currency of the campsite, also where none is said', () => {
    expect(totalIn({ cents: 1_050, currency: 'ZAR' }, 'ZAR')).toEqual(accepted(Money.rand(10.5)))
    expect(totalIn({ cents: 1_050, currency: null }, 'ZAR')).toEqual(accepted(Money.rand(10.5)))
    expect(totalIn(null, 'ZAR')).toEqual(accepted(null))
  })

  it('in another is refused', () => {
    expect(totalIn({ cents: 1_050, currency: 'USD' }, 'ZAR')).toEqual(code(61, 'Invalid currency code'))
  })
})

describe('the guest of a booking', () => {
  const { guest } = anAskedBooking()
  const asked = (facts: Partial<typeof guest>, comments: readonly string[] = []) => askedGuest({ ...guest, ...facts }, comments)

  it('is written down as staff would', () => {
    expect(askedGuest(guest, ['Late', 'With a dog'])).toEqual({
      firstName: 'Thandi',
      lastName: 'Mokoena',
      email: 'thandi@example.com',
      countryCode: '+27',
      cell: '0821234567',
      verificationPreference: 'SMS',
      language: 'en',
      specialRequest: 'Late\nWith a dog',
      allergies: null,
      vehiclePlate: null,
    })
  })

  it('with one name has it as the first', () => {
    expect(asked({ firstName: null })).toMatchObject({ firstName: 'Mokoena', lastName: '' })
    expect(asked({ lastName: null })).toMatchObject({ firstName: 'Thandi', lastName: '' })
    expect(asked({ firstName: '  ' })).toMatchObject({ firstName: 'Mokoena', lastName: '' })
  })

  it('has names of one line and sixty letters', () => {
    expect(asked({ firstName: ' Thandi \n Anna ' }).firstName).toBe('Thandi Anna')
    expect(asked({ firstName: 'x'.repeat(61) }).firstName).toBe('x'.repeat(60))
  })

  it.each([
    ['082 123 4567', '+27', '0821234567'],
    ['27821234567', '+27', '0821234567'],
    ['00447911123456', '+44', '7911123456'],
  ])('has the number %s', (phone, countryCode, cell) => {
    expect(asked({ phone })).toMatchObject({ countryCode, cell })
  })

  it.each(['1234567', '+123456', '12345678901234567', null])('has no number of %s', (phone) => {
    expect(asked({ phone })).toMatchObject({ countryCode: null, cell: null })
  })

  it.each([
    ...['thandi', 'a b@example.com', '<x@example.com>', `${'x'.repeat(65)}@example.com`],
    ...['thandi@example', 'thandi,sipho@example.com', 'thandi@example.com.', null],
  ])('has no address of %s', (email) => {
    expect(asked({ email }).email).toBeNull()
  })

  it('says two thousand letters at most, or nothing', () => {
    expect(asked({}, ['x'.repeat(2001)]).specialRequest).toBe('x'.repeat(2000))
    expect(asked({}).specialRequest).toBeNull()
  })
})
