import { refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { describe, expect, it } from 'vitest'
import { campsite } from '../../testing/a-campsite.ts'
import type { AskedId, AskedStay } from '../hti-messages.ts'
import { anAskedRoom, connection } from '../testing/a-connection.ts'
import { givenAnswers } from '../testing/given-answers.ts'
import { readBookings } from './read-bookings.ts'

const { id: organisationId } = campsite.organisation
const error = (code: number, text: string) => refused({ type: code === 321 ? 10 : 3, code, text })
const notFound = error(97, 'Booking reference not found')
const moment = (text: string) => Temporal.Instant.from(text)

async function givenTwo() {
  const answers = givenAnswers()
  const { takes, ports, proved } = answers
  await takes()
  await takes({ ids: [{ id: 'HTI-2', context: null }], rooms: [anAskedRoom({ roomCode: 'P002' })] })
  const read = (ids: readonly AskedId[], window: AskedStay | null = null, known = proved) =>
    readBookings(ports, known, { kind: 'BOOKING_READ', ids, window })
  const changes = (facts: Partial<AskedStay> = {}) => read([], { hotelCode: 'KWENA', start: null, end: null, ...facts })
  return { ...answers, read, changes }
}

const ids = (...all: readonly string[]) => all.map((id) => ({ id, context: null }))

describe('a booking that the channel asks about', () => {
  it('is one that it made, by any of its ids, the first that is known', async () => {
    const { read, marketplace } = await givenTwo()
    const ours = marketplace.reservations.all()[1]?.simpleReference ?? ''
    const answer = (theirId: string) => ({ ok: true, value: { kind: 'BOOKING_READ', bookings: [{ theirId }], warnings: [] } })

    expect(await read(ids('HTI-2'))).toMatchObject(answer('HTI-2'))
    expect(await read(ids('nobody', ours))).toMatchObject(answer('HTI-2'))
    expect(await read(ids('HTI-1', 'HTI-2'))).toMatchObject(answer('HTI-1'))
  })

  it('is looked for by ten ids at most', async () => {
    const { read } = await givenTwo()
    const others = Array.from({ length: 10 }, (_, index) => `nobody ${index}`)

    expect(await read(ids(...others.slice(1), 'HTI-1'))).toMatchObject({ ok: true })
    expect(await read(ids(...others, 'HTI-1'))).toEqual(notFound)
  })

  it('of another account, or of none, is not found', async () => {
    const { read } = await givenTwo()

    expect(await read(ids('HTI-1'), null, [{ ...connection, organisationId: 'other' as typeof organisationId }])).toEqual(
      notFound,
    )
    expect(await read([])).toEqual(error(321, 'Required field missing: UniqueID'))
  })

  it('is not found where the booking itself is gone', async () => {
    const { read, ports } = await givenTwo()
    const find = ports.reservations.find
    Object.assign(ports.reservations, { find: async () => undefined })

    expect(await read(ids('HTI-1'))).toEqual(notFound)
    Object.assign(ports.reservations, { find })
  })
})

describe('what changed at a property', () => {
  it('is looked for between two moments', async () => {
    const { changes, htiBookings } = await givenTwo()

    const answer = await changes({ start: '2026-11-20', end: '2026-11-21T10:00:00+02:00' })

    expect(htiBookings.window).toEqual({
      organisationId,
      from: moment('2026-11-20T00:00:00Z'),
      until: moment('2026-11-21T08:00:00Z'),
      limit: 101,
    })
    expect(answer).toMatchObject({ ok: true, value: { bookings: [{ theirId: 'HTI-1' }, { theirId: 'HTI-2' }], warnings: [] } })
  })

  it('is that of thirty days where none are said', async () => {
    const { changes, htiBookings } = await givenTwo()
    await changes()

    expect(htiBookings.window).toMatchObject({ from: moment('2026-10-22T08:00:00Z'), until: moment('2026-11-21T08:00:00Z') })
  })

  it.each([{ start: 'soon' }, { end: '1999-01-01' }, { start: '2026-13-01' }])('cannot be %j', async (facts) => {
    const { changes } = await givenTwo()

    expect(await changes(facts)).toEqual(error(320, 'Invalid value: SelectionCriteria Start and End'))
  })

  it('is of one property', async () => {
    const { changes } = await givenTwo()

    expect(await changes({ hotelCode: 'OTHER' })).toEqual(error(392, 'Invalid hotel code'))
  })

  it.each([
    [100, []],
    [101, [{ type: 11, code: 450, text: 'Only the 100 latest changes are answered: ask for a shorter time' }]],
  ])('of %i bookings is a hundred at most, and says so', async (count, warnings) => {
    const { changes, htiBookings } = await givenTwo()
    const [first] = htiBookings.bookings
    htiBookings.bookings = Array.from({ length: count }, (_, index) => ({ ...first!, theirId: `HTI-${index}` }))

    const answer = await changes()

    expect(answer).toMatchObject({ ok: true, value: { warnings } })
    const bookings = answer.ok && 'bookings' in answer.value ? answer.value.bookings : []
    expect([bookings.length, bookings[0]?.theirId]).toEqual([100, 'HTI-0'])
  })

  it('leaves out what is gone', async () => {
    const { changes, htiBookings } = await givenTwo()
    htiBookings.bookings = htiBookings.bookings.map((one, index) =>
      index === 0 ? { ...one, reservationId: 'gone' as never } : one,
    )

    expect(await changes()).toMatchObject({ ok: true, value: { bookings: [{ theirId: 'HTI-2' }] } })
  })
})
