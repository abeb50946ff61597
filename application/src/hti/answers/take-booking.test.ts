import { Money } from '@camp/domain/shared/money.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { noEquipment } from '@camp/domain/stay-rules/party.ts'
import { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import { describe, expect, it } from 'vitest'
import { campsite, stands } from '../../testing/a-campsite.ts'
import type { AskedBooking } from '../hti-messages.ts'
import { anAskedBooking, anAskedRoom, connection } from '../testing/a-connection.ts'
import { givenAnswers, said } from '../testing/given-answers.ts'
import { htiActor } from './hti-actor.ts'
import { takeBooking } from './take-booking.ts'

const { organisation } = campsite
const error = (code: number, text: string) => refused({ type: code === 321 ? 10 : 3, code, text })
const full = error(427, 'No rooms available for requested dates')
const exists = error(127, 'Reservation already exists')
const couple = { numberOfAdults: 2, numberOfPensioners: 0, childrenAges: [] }
const onStand = (number: number) => ({ rooms: [anAskedRoom({ roomCode: `P00${number}` })] })

describe('a booking of the channel', () => {
  it('is kept by the acts of a guest and of staff, as the channel sold it', async () => {
    const { takes, asked, feedsRead, htiBookings, htiTold, marketplace } = givenAnswers()

    const taken = await takes({}, 5)

    const stay = StayDates.of('2027-02-01', '2027-02-05')
    const plots = [{ plotId: stands[0]?.id, party: couple, equipment: noEquipment }]
    expect(asked.map(({ act }) => act)).toEqual(['quoteSelection', 'createOfflineReservation'])
    expect(asked[0]?.query).toEqual({ orgSlug: organisation.slug, stay, plots })
    expect(asked[1]?.query).toEqual({
      actor: htiActor,
      orgSlug: organisation.slug,
      stay,
      plots,
      guest: expect.objectContaining({ firstName: 'Thandi', specialRequest: 'Late' }),
      agreed: null,
      isOfflinePayment: true,
      received: null,
      notes: 'HTI HTI-1',
      notifiesCamper: false,
      acceptsTerms: false,
      termsStandElsewhere: true,
      ignoresStayRules: false,
      shownAmountDue: Money.rand(800),
    })
    expect(feedsRead).toEqual([stands[0]?.id])
    const [reservation] = marketplace.reservations.all()
    const { simpleReference: ourReference, id: reservationId } = reservation ?? {}
    expect(taken).toMatchObject(
      accepted({
        kind: 'BOOKING_CREATE',
        booking: { theirId: 'HTI-1', theirContext: 'HTI', ourReference, state: 'Reserved', changedAt: marketplace.clock.now() },
        warnings: [],
      }),
    )
    const booking = { organisationId: organisation.id, theirId: 'HTI-1', theirContext: 'HTI', reservationId, saidAt: said(5) }
    expect(htiBookings.bookings).toEqual([{ ...booking, asked: `2027-02-01 2027-02-05 ${stands[0]?.id}` }])
    expect(htiBookings.locked).toEqual([`${organisation.id} HTI-1`])
    expect(htiTold.kept).toMatchObject([{ reservationId, theirId: 'HTI-1', life: 0, isStanding: true, isUnsure: false }])
  })

  it('without a total costs what it is quoted', async () => {
    const { takes, asked } = givenAnswers()

    expect(await takes({ rooms: [anAskedRoom({ total: null })] })).toMatchObject({ ok: true })
    expect(asked[1]?.query).toMatchObject({ shownAmountDue: Money.rand(800) })
  })

  it.each([
    ['at another price', { rooms: [anAskedRoom({ total: '700' })] }, error(438, 'Requested rate not available')],
    ['in another currency', { rooms: [anAskedRoom({ currency: 'USD' })] }, error(61, 'Invalid currency code')],
    ['without a number', { ids: [] }, error(321, 'Required field missing: UniqueID')],
    ['with a long number', { ids: [{ id: 'x'.repeat(65), context: null }] }, error(320, 'Invalid value: UniqueID')],
    ['with a long context', { ids: [{ id: 'x', context: 'x'.repeat(33) }] }, error(320, 'Invalid value: UniqueID')],
    ['without a room', { rooms: [] }, error(321, 'Required field missing: RoomStay')],
    ['of no property', { rooms: [anAskedRoom({ hotelCode: null })] }, error(321, 'Required field missing: HotelCode')],
    ['of another property', { rooms: [anAskedRoom({ hotelCode: 'OTHER' })] }, error(392, 'Invalid hotel code')],
    [
      'in the past',
      { rooms: [anAskedRoom({ start: '2026-02-01', end: '2026-02-02' })] },
      error(450, 'Unable to process: the stay or the guests do not fit this room'),
    ],
    ['of a room that there is not', { rooms: [anAskedRoom({ roomCode: 'P099' })] }, error(402, 'Invalid room type')],
  ])('%s is refused, and nothing is kept', async (_, facts: Partial<AskedBooking>, expected) => {
    const { takes, marketplace, htiBookings } = givenAnswers()

    expect(await takes(facts)).toEqual(expected)
    expect([marketplace.reservations.all(), htiBookings.bookings]).toEqual([[], []])
  })

  it.each([
    ['a number of 64 letters', { ids: [{ id: 'x'.repeat(64), context: null }] }],
    ['a context of 32 letters', { ids: [{ id: 'x', context: 'x'.repeat(32) }] }],
  ])('may have %s', async (_, facts) => {
    expect(await givenAnswers().takes(facts)).toMatchObject({ ok: true })
  })

  it.each([[null], ['Book'], ['Commit']])('is made by the status %s', async (status) => {
    expect(await givenAnswers().takes({}, null, status)).toMatchObject({ ok: true })
  })

  it('is not made by another status', async () => {
    expect(await givenAnswers().takes({}, null, 'Initiate')).toEqual(error(320, 'Invalid value: ResStatus'))
  })

  it('comes alone', async () => {
    const { ports, proved } = givenAnswers()
    const take = (count: number) =>
      takeBooking(ports, proved, {
        kind: 'BOOKING_CREATE',
        status: null,
        bookings: Array(count).fill(anAskedBooking()),
        at: null,
      })

    expect(await take(0)).toEqual(error(321, 'Required field missing: HotelReservation'))
    expect(await take(2)).toEqual(error(320, 'Invalid value: one HotelReservation in a message'))
  })

  it('at a campsite that is not there any more is refused', async () => {
    const { ports } = givenAnswers()
    const catalogues = Object.assign(Object.create(ports.catalogues), { find: async () => undefined })
    const asked = { kind: 'BOOKING_CREATE', status: null, bookings: [anAskedBooking()], at: null } as const

    expect(await takeBooking({ ...ports, catalogues }, [connection], asked)).toEqual(error(375, 'Hotel not active'))
  })
})

describe('the same booking once more', () => {
  it('is answered with the same confirmation', async () => {
    const { takes, marketplace, htiTold } = givenAnswers()
    const two = { rooms: [anAskedRoom(), anAskedRoom({ roomCode: 'P002' })] }

    const first = await takes(two)
    expect(await takes(two)).toEqual(first)
    expect(marketplace.reservations.all()).toHaveLength(1)
    expect(htiTold.kept).toHaveLength(2)
  })

  it.each([
    ['on other nights', { rooms: [anAskedRoom({ end: '2027-02-04' })] }],
    ['on another plot', onStand(2)],
    ['on one plot more', { rooms: [anAskedRoom(), anAskedRoom({ roomCode: 'P002' })] }],
  ])('%s is refused', async (_, facts) => {
    const { takes } = givenAnswers()
    await takes()

    expect(await takes(facts)).toEqual(exists)
  })

  it('on one of two plots is refused, and so is it on one of them and another', async () => {
    const { takes } = givenAnswers()
    await takes({ rooms: [anAskedRoom(), anAskedRoom({ roomCode: 'P002' })] })

    expect(await takes(onStand(1))).toEqual(exists)
    expect(await takes({ rooms: [anAskedRoom(), anAskedRoom({ roomCode: 'P003' })] })).toEqual(exists)
  })

  it('after it was cancelled is refused', async () => {
    const { takes, cancels } = givenAnswers()
    await takes()
    await cancels()

    expect(await takes()).toEqual(exists)
  })

  it('after staff changed it is answered as it is by now, and nothing is noted as told', async () => {
    const { takes, changes, htiTold, htiBookings } = givenAnswers()
    const two = { rooms: [anAskedRoom({ roomCode: 'P002' }), anAskedRoom()] }
    await takes(two)
    await changes(onStand(3))
    const told = htiTold.kept.length

    const again = await takes({ rooms: two.rooms.toReversed() })

    expect(again).toMatchObject({ ok: true, value: { booking: { rooms: [{ roomCode: 'P003' }] }, warnings: [] } })
    expect(htiTold.kept).toHaveLength(told)
    expect(htiBookings.bookings[0]?.asked).toBe(`2027-02-01 2027-02-05 ${stands[0]?.id} ${stands[1]?.id}`)
  })

  it('that is none is refused for its fault', async () => {
    const { takes } = givenAnswers()
    await takes()

    expect(await takes({ rooms: [anAskedRoom({ roomCode: 'P099' })] })).toEqual(error(402, 'Invalid room type'))
  })
})

describe('a booking that was refused', () => {
  it('stays so for its copies and all that was said before it; said later, or at no time, it is looked at anew', async () => {
    const { takes, cancels } = givenAnswers()
    await takes({ ids: [{ id: 'HTI-0', context: null }] }, 0)
    expect(await takes({}, 10)).toEqual(full)
    await cancels({ ids: [{ id: 'HTI-0', context: null }] }, 11)

    expect(await takes({}, 10)).toEqual(full)
    expect(await takes({}, 9)).toEqual(full)
    expect(await takes({}, 12)).toMatchObject({ ok: true })
  })

  it('is tried again by staff, who have no date', async () => {
    const { takes, cancels } = givenAnswers()
    await takes({ ids: [{ id: 'HTI-0', context: null }] }, 0)
    await takes({}, 10)
    await cancels({ ids: [{ id: 'HTI-0', context: null }] }, 11)

    expect(await takes({}, null)).toMatchObject({ ok: true })
  })

  it('for a moment alone is no final word', async () => {
    const { takes, ports, htiBookings } = givenAnswers()
    const createOfflineReservation = { execute: async () => refused({ code: 'changed-meanwhile' } as never) }
    const asked = { kind: 'BOOKING_CREATE', status: null, bookings: [anAskedBooking()], at: said(1) } as const

    const answer = await takeBooking({ ...ports, createOfflineReservation }, [connection], asked)

    expect(answer).toMatchObject({ ok: false, refusal: { code: 366 } })
    expect(htiBookings.gone).toEqual([])
    expect(await takes({}, 1)).toMatchObject({ ok: true })
  })
})

describe('a booking of a property that is not connected', () => {
  const elsewhere = { rooms: [anAskedRoom({ hotelCode: 'LATER' })] }
  const unknown = error(392, 'Invalid hotel code')

  it('is noted with the account, and its copies stay refused once the property is connected', async () => {
    const { takes, ports, htiBookings } = givenAnswers()
    expect(await takes(elsewhere, 10)).toEqual(unknown)
    const { id: organisationId } = organisation
    expect(htiBookings.unplaced).toEqual([
      { organisationIds: [organisationId], propertyCode: 'LATER', theirId: 'HTI-1', saidAt: said(10) },
    ])

    const later = { ...connection, propertyCode: 'LATER' }
    const take = (at: number | null) =>
      takeBooking(ports, [later], {
        kind: 'BOOKING_CREATE',
        status: null,
        bookings: [anAskedBooking(elsewhere)],
        at: at === null ? null : said(at),
      })
    expect(await take(10)).toEqual(unknown)
    expect(await take(9)).toEqual(unknown)
    expect(await take(11)).toMatchObject({ ok: true })
  })

  it('may be placed by staff', async () => {
    const { takes, ports } = givenAnswers()
    await takes(elsewhere, 10)
    const asked = { kind: 'BOOKING_CREATE', status: null, bookings: [anAskedBooking(elsewhere)], at: null } as const

    expect(await takeBooking(ports, [{ ...connection, propertyCode: 'LATER' }], asked)).toMatchObject({ ok: true })
  })

  it('is not noted without a date, nor with a code that is none', async () => {
    const { takes, htiBookings } = givenAnswers()
    await takes(elsewhere, null)
    await takes({ rooms: [anAskedRoom({ hotelCode: 'x'.repeat(65) })] }, 10)
    expect(htiBookings.unplaced).toEqual([])

    await takes({ rooms: [anAskedRoom({ hotelCode: 'x'.repeat(64) })] }, 10)
    expect(htiBookings.unplaced).toHaveLength(1)
  })
})
