import { Money } from '@camp/domain/shared/money.ts'
import { refused } from '@camp/domain/shared/result.ts'
import { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import { describe, expect, it } from 'vitest'
import { campsite, stands } from '../../testing/a-campsite.ts'
import { givenMarketplace } from '../../testing/given-marketplace.ts'
import type { AskedRoom, AskedStay } from '../hti-messages.ts'
import { connection } from '../testing/a-connection.ts'
import { givenAnswers } from '../testing/given-answers.ts'
import { describeHotels } from './describe-hotels.ts'
import { offerRooms } from './offer-rooms.ts'

const { organisation } = campsite
const error = (code: number, text: string) => refused({ type: code === 321 ? 10 : 3, code, text })
const couple = { numberOfAdults: 2, numberOfPensioners: 0, childrenAges: [] }
const room = (facts: Partial<AskedRoom> = {}): AskedRoom => ({ roomCode: null, units: null, guests: [], ...facts })
const stayOf = (facts: Partial<AskedStay> = {}, rooms: readonly AskedRoom[] = []) => {
  return { hotelCode: 'KWENA', start: '2027-02-01', end: '2027-02-03', rooms, ...facts }
}
type Stays = ReturnType<typeof stayOf>[]

async function offers(stays: Stays, { ports, proved } = givenAnswers()) {
  const answer = await offerRooms(ports, proved, { kind: 'AVAILABILITY_QUERY', stays })
  return answer.ok && 'offers' in answer.value ? { offers: answer.value.offers, warnings: answer.value.warnings } : answer
}
const codes = async (...stays: Stays) => {
  const answer = await offers(stays)
  return 'offers' in answer ? answer.offers.map(({ roomCode }) => roomCode) : answer
}

describe('rooms that the channel may sell', () => {
  const all = connection.rooms.map(({ code }) => code)

  it('are those of the picker that have a code, at its price', async () => {
    const answers = givenAnswers()
    const answer = await offers([stayOf()], answers)

    const stay = StayDates.of('2027-02-01', '2027-02-03')
    expect(answers.asked).toMatchObject([
      { act: 'showPicker', query: { orgSlug: organisation.slug, stay, party: couple, siteId: null } },
    ])
    expect('offers' in answer && answer.offers.map(({ roomCode }) => roomCode)).toEqual(all)
    const nights = [1, 2].map((day) => ({ date: stay.arrival.with({ day }), price: Money.rand(200) }))
    expect('offers' in answer && answer.offers[0]).toEqual({
      hotelCode: 'KWENA',
      roomCode: 'P001',
      stay,
      party: couple,
      nights,
      total: Money.rand(400),
    })
    expect('warnings' in answer && answer.warnings).toEqual([])
  })

  it('leave out what is booked, and say so where nothing is left', async () => {
    const answers = givenAnswers()
    await answers.takes()
    const one = [stayOf({}, [room({ roomCode: 'P001' })])]

    expect(await offers(one, answers)).toEqual({ offers: [], warnings: [{ type: 3, code: 322, text: 'No availability' }] })
    expect(await offers([stayOf()], answers)).toMatchObject({ offers: expect.arrayContaining([]), warnings: [] })
  })

  it('are one room, or any, for each that is asked for', async () => {
    expect(await codes(stayOf({}, [room({ roomCode: 'P002' }), room({ roomCode: 'P003', units: 1 })]))).toEqual(['P002', 'P003'])
    expect(await codes(stayOf({}, [room({ roomCode: 'P002', units: 2 })]))).toEqual([])
    expect(await codes(stayOf({}, [room({ units: 2 })]))).toEqual(all)
    expect(await codes(stayOf(), stayOf({ start: '2027-02-02' }))).toEqual([...all, ...all])
  })

  it('are for the guests that are asked for, or for two', async () => {
    const answers = givenAnswers()
    await offers([stayOf({}, [room({ guests: [{ ageCode: 10, age: null, count: 3 }] }), room()])], answers)

    expect(answers.asked).toMatchObject([{ query: { party: { numberOfAdults: 3 } } }, { query: { party: couple } }])
  })

  it.each<[string, Stays, ReturnType<typeof error>]>([
    ['for nothing', [], error(321, 'Required field missing: Criterion')],
    ['for eleven stays', Array(11).fill(stayOf()), error(320, 'Invalid value: too many at once')],
    ['for 21 rooms', [stayOf(), stayOf({}, Array(21).fill(room()))], error(320, 'Invalid value: too many at once')],
    ['of nobody', [stayOf({ hotelCode: 'OTHER' })], error(392, 'Invalid hotel code')],
    ['on no day', [stayOf({ start: null })], error(321, 'Required field missing: Start')],
    ['of another code', [stayOf({}, [room({ roomCode: 'P099' })])], error(402, 'Invalid room type')],
    [
      'for guests that are none',
      [stayOf({}, [room({ guests: [{ ageCode: 9, age: null, count: 1 }] })])],
      error(320, 'Invalid value: GuestCount AgeQualifyingCode'),
    ],
  ])('are not asked for so: %s', async (_, stays, expected) => {
    expect(await offers(stays)).toEqual(expected)
  })

  it('may be asked for on ten stays, and twenty times', async () => {
    expect(await codes(...Array(10).fill(stayOf({}, [room({ roomCode: 'P001' })])))).toHaveLength(10)
    expect(await codes(stayOf({}, Array(20).fill(room({ roomCode: 'P001' }))))).toHaveLength(20)
  })

  it('at a campsite that is not there any more are none', async () => {
    const answers = givenAnswers()
    Object.assign(answers.ports, { catalogues: { find: async () => undefined } })

    expect(await offers([stayOf()], answers)).toEqual(error(375, 'Hotel not active'))
    expect(answers.asked).toMatchObject([{ query: { orgSlug: '' } }])
  })
})

describe('a property as the channel reads it', () => {
  const described = async (hotelCodes: readonly string[], facts: Partial<typeof organisation> = {}) => {
    const { ports } = givenMarketplace({ campsites: [{ ...campsite, organisation: { ...organisation, ...facts } }] })
    const known = [connection, { ...connection, propertyCode: 'SECOND' }]
    return describeHotels({ ...givenAnswers().ports, catalogues: ports.catalogues }, known, {
      kind: 'HOTEL_DESCRIPTIVE_INFO',
      hotelCodes,
    })
  }
  const hotels = (...expected: readonly object[]) => ({ ok: true, value: { kind: 'HOTEL_DESCRIPTIVE_INFO', hotels: expected } })

  it('has what guests read of it, and the rooms that have a code', async () => {
    const shortDescription = '<p>Shade,<br>river</p>\n<p>fire.</p>'
    const answer = await described(['KWENA'], { shortDescription, address2: 'Plot 7', businessNumber: null })

    const rooms = stands.slice(0, 9).map((plot, index) => {
      return { code: `P00${index + 1}`, name: expect.stringMatching(new RegExp(`, ${plot.name}$`)), mostGuests: 6 }
    })
    expect(answer).toEqual(
      hotels({
        code: 'KWENA',
        name: organisation.name,
        currency: 'ZAR',
        description: 'Shade, river fire.',
        latitude: organisation.latitude,
        longitude: organisation.longitude,
        addressLines: ['1 River Road', 'Plot 7', 'Kwena'],
        city: 'Ceres',
        postalCode: '6835',
        provinceCode: 'WC',
        countryCode: 'ZA',
        phone: null,
        email: organisation.businessEmail,
        rooms,
      }),
    )
  })

  it('is one that is named, once, or each of the account', async () => {
    expect(await described(['SECOND', 'SECOND'])).toMatchObject(hotels({ code: 'SECOND' }))
    expect(await described([])).toMatchObject(hotels({ code: 'KWENA' }, { code: 'SECOND' }))
    expect(await described(['OTHER'])).toEqual(error(392, 'Invalid hotel code'))
  })

  it('that takes no bookings is none', async () => {
    expect(await described(['KWENA'], { status: 'paused' })).toEqual(error(375, 'Hotel not active'))
  })
})
