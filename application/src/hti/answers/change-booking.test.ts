import { Money } from '@camp/domain/shared/money.ts'
import { refused } from '@camp/domain/shared/result.ts'
import { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import { describe, expect, it } from 'vitest'
import { campsite, stands } from '../../testing/a-campsite.ts'
import { anAskedBooking, anAskedRoom, connection } from '../testing/a-connection.ts'
import { givenAnswers, said } from '../testing/given-answers.ts'
import { changeBooking } from './change-booking.ts'
import { htiActor } from './hti-actor.ts'
import { theyKnow } from './they-know.ts'

const { id: organisationId } = campsite.organisation
const error = (code: number, text: string) => refused({ type: code === 321 ? 10 : 3, code, text })
const notFound = error(97, 'Booking reference not found')
const tooLate = error(450, 'Unable to process: a later message about this booking is done already')
const full = error(427, 'No rooms available for requested dates')
const couple = { numberOfAdults: 2, numberOfPensioners: 0, childrenAges: [] }
const onStand = (number: number, facts = {}) => ({ rooms: [anAskedRoom({ roomCode: `P00${number}`, ...facts })] })
const longer = onStand(2, { end: '2027-02-06', total: '1000' })

describe('a change of the channel', () => {
  it('is made by the act of staff, at the price of today', async () => {
    const { takes, changes, asked, feedsRead, htiTold, htiBookings, marketplace } = givenAnswers()
    await takes({}, 1)

    const changed = await changes(longer, 2)

    expect(feedsRead.at(-1)).toBe(stands[1]?.id)

    const [reservation] = marketplace.reservations.all()
    expect(asked.at(-1)).toEqual({
      act: 'amendReservation',
      query: {
        actor: htiActor,
        as: 'staff',
        id: reservation?.id,
        amendment: {
          stay: StayDates.of('2027-02-01', '2027-02-06'),
          plots: [{ plotId: stands[1]?.id, party: couple }],
          price: 're-quote',
        },
        reason: 'HTI HTI-1',
        notifiesGuest: false,
        shownAmountDue: Money.rand(1000),
      },
    })
    expect(changed).toMatchObject({
      ok: true,
      value: { kind: 'BOOKING_UPDATE', booking: { theirId: 'HTI-1', rooms: [{ roomCode: 'P002' }] }, warnings: [] },
    })
    expect(htiBookings.bookings[0]?.saidAt).toEqual(said(2))
    const view = changed.ok && 'booking' in changed.value ? changed.value.booking : undefined
    expect(htiTold.kept.at(-1)).toEqual(theyKnow({ ...htiBookings.bookings[0]!, organisationId }, view!))
  })

  it('may name the booking by our reference, and has it for itself', async () => {
    const { takes, changes, htiBookings, marketplace } = givenAnswers()
    await takes()
    htiBookings.locked.splice(0)
    const ours = marketplace.reservations.all()[0]?.simpleReference ?? ''

    expect(await changes({ ...longer, ids: [{ id: ours, context: null }] })).toMatchObject({ ok: true })
    expect(htiBookings.locked).toEqual([`${organisationId} ${ours}`, `${organisationId} HTI-1`])
  })

  it('named by theirs is locked once', async () => {
    const { takes, changes, htiBookings } = givenAnswers()
    await takes()
    htiBookings.locked.splice(0)
    await changes(longer)

    expect(htiBookings.locked).toEqual([`${organisationId} HTI-1`])
  })

  it('that is older than what was done is refused', async () => {
    const { takes, changes } = givenAnswers()
    await takes({}, 5)

    expect(await changes(longer, 4)).toEqual(tooLate)
    expect(await changes(longer, 5)).toMatchObject({ ok: true })
    expect(await changes(onStand(3), null)).toMatchObject({ ok: true })
  })

  it('that was refused stays so for its copies', async () => {
    const { takes, changes, cancels, marketplace } = givenAnswers()
    await takes({ ids: [{ id: 'HTI-0', context: null }], ...onStand(2) }, 0)
    await takes({}, 1)
    expect(await changes(onStand(2), 2)).toEqual(full)
    await cancels({ ids: [{ id: 'HTI-0', context: null }] }, 3)

    expect(await changes(onStand(2), 2)).toEqual(full)
    expect(await changes(onStand(2), 4)).toMatchObject({ ok: true })
    expect(marketplace.reservations.all().map(({ status }) => status)).toEqual(['cancelled', 'confirmed'])
  })

  it.each([
    ['at another price', onStand(2, { total: '1' }), error(438, 'Requested rate not available')],
    ['in another currency', onStand(2, { currency: 'USD' }), error(61, 'Invalid currency code')],
    ['of no room', { rooms: [] }, error(321, 'Required field missing: RoomStay')],
    ['of no booking', { ids: [] }, error(321, 'Required field missing: UniqueID')],
  ])('%s is refused', async (_, facts, expected) => {
    const { takes, changes, htiTold } = givenAnswers()
    await takes()

    expect(await changes(facts)).toEqual(expected)
    expect(htiTold.kept).toHaveLength(1)
  })

  it('comes alone', async () => {
    const { ports, proved } = givenAnswers()
    const change = (count: number) =>
      changeBooking(ports, proved, {
        kind: 'BOOKING_UPDATE',
        status: null,
        bookings: Array(count).fill(anAskedBooking()),
        at: null,
      })

    expect(await change(0)).toEqual(error(321, 'Required field missing: HotelResModify'))
    expect(await change(2)).toEqual(error(320, 'Invalid value: one HotelResModify in a message'))
  })
})

describe('a change of a booking that nobody here has heard of', () => {
  it('is noted, and what was said before it is refused as it was', async () => {
    const { takes, changes, htiBookings } = givenAnswers()
    expect(await changes(longer, 5)).toEqual(notFound)
    expect(htiBookings.gone).toEqual([{ organisationId, theirId: 'HTI-1', saidAt: said(5), refusal: notFound.refusal }])

    expect(await takes({}, 4)).toEqual(notFound)
    expect(await takes({}, 5)).toEqual(notFound)
    expect(await takes({}, 6)).toMatchObject({ ok: true })
  })

  it('is tried again by staff', async () => {
    const { takes, changes } = givenAnswers()
    await changes(longer, 5)

    expect(await takes({}, null)).toMatchObject({ ok: true })
  })

  it('is not noted without a date, an id, or with one that is none', async () => {
    const { changes, htiBookings } = givenAnswers()
    await changes(longer, null)
    await changes({ ids: [] }, 5)
    await changes({ ids: [{ id: 'x'.repeat(65), context: null }] }, 5)
    expect(htiBookings.gone).toEqual([])

    await changes({ ids: [{ id: 'x'.repeat(64), context: null }] }, 5)
    expect(htiBookings.gone).toHaveLength(1)
  })

  it('is refused also by a campsite that the account connected since', async () => {
    const { takes, ports, proved } = givenAnswers()
    const other = { ...connection, organisationId: 'other' as typeof organisationId, propertyCode: 'OTHER' }
    const asked = { kind: 'BOOKING_UPDATE', status: null, bookings: [anAskedBooking()], at: said(5) } as const
    await changeBooking(ports, [other], asked)
    proved.push(other)

    expect(await takes({}, 5)).toEqual(notFound)
    expect(await takes({}, null)).toMatchObject({ ok: true })
  })

  it('is noted with every campsite of the account', async () => {
    const { ports, htiBookings } = givenAnswers()
    const other = { ...connection, organisationId: 'other' as typeof organisationId }
    const asked = { kind: 'BOOKING_UPDATE', status: null, bookings: [anAskedBooking()], at: said(1) } as const

    await changeBooking(ports, [connection, other], asked)

    expect(htiBookings.gone.map((one) => one.organisationId)).toEqual([organisationId, 'other'])
    expect(htiBookings.locked).toEqual([`${organisationId} HTI-1`, 'other HTI-1'])
  })
})
