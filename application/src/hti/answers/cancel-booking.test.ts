import { Money } from '@camp/domain/shared/money.ts'
import { refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { desk } from '../../desk/testing/a-booked-stay.ts'
import { campsite } from '../../testing/a-campsite.ts'
import { anAskedRoom } from '../testing/a-connection.ts'
import { givenAnswers, said } from '../testing/given-answers.ts'
import { htiActor } from './hti-actor.ts'

const { id: organisationId } = campsite.organisation
const error = (code: number, text: string) => refused({ type: code === 321 ? 10 : 3, code, text })
const notFound = error(97, 'Booking reference not found')
const gone = error(95, 'Booking already cancelled')

describe('a cancellation of the channel', () => {
  it('is made by the act of staff, with the refund of the policy', async () => {
    const { takes, cancels, asked, htiTold, marketplace } = givenAnswers()
    await takes()

    const cancelled = await cancels({ reason: 'Ill' })

    const [reservation] = marketplace.reservations.all()
    expect(asked.at(-1)?.query).toEqual({
      actor: htiActor,
      idOrReference: reservation?.id,
      dryRun: false,
      note: 'HTI: Ill',
      refund: { kind: 'policy' },
      notifiesGuest: false,
    })
    const value = { kind: 'BOOKING_CANCEL', isCancelled: true, booking: { state: 'Cancelled' }, charge: Money.rand(0) }
    expect(cancelled).toMatchObject({ ok: true, value })
    expect(htiTold.kept.at(-1)).toMatchObject({ theirId: null, life: 1, isStanding: false })
  })

  it.each([
    [null, 'HTI: cancelled there'],
    ['x'.repeat(201), `HTI: ${'x'.repeat(200)}`],
  ])('for the reason %s is noted', async (reason, note) => {
    const { takes, cancels, asked } = givenAnswers()
    await takes()
    await cancels({ reason })

    expect(asked.at(-1)?.query).toMatchObject({ note })
  })

  it('before its commit only says what it costs', async () => {
    const { takes, cancels, asked, htiTold, marketplace } = givenAnswers()
    await takes({ rooms: [anAskedRoom({ start: '2026-11-30', end: '2026-12-02', total: null })] })

    const answer = await cancels({ isCommit: false })

    expect(asked.at(-1)?.query).toMatchObject({ dryRun: true })
    const value = { isCancelled: false, booking: { state: 'Reserved' }, charge: Money.rand(200) }
    expect(answer).toMatchObject({ ok: true, value })
    expect(htiTold.kept).toHaveLength(1)
    expect(marketplace.reservations.all()).toMatchObject([{ status: 'confirmed' }])
  })

  it('made twice is answered as at first, by the day on which it was made', async () => {
    const { takes, cancels, marketplace } = givenAnswers()
    await takes({ rooms: [anAskedRoom({ start: '2026-11-30', end: '2026-12-02', total: null })] })
    const first = await cancels()
    marketplace.clock.moveTo('2026-11-26T23:30')

    const second = await cancels()

    expect(first).toMatchObject({ ok: true, value: { charge: Money.rand(200) } })
    expect(second).toMatchObject({ ok: true, value: { isCancelled: true, charge: Money.rand(200) } })
  })

  it('of a booking that staff cancelled is refused', async () => {
    const { takes, cancels, marketplace } = givenAnswers()
    await takes()
    const idOrReference = marketplace.reservations.all()[0]?.id ?? ''
    await marketplace.cancelAsStaff.execute({
      actor: desk,
      idOrReference,
      dryRun: false,
      note: 'Flood',
      refund: { kind: 'policy' },
      notifiesGuest: false,
    })

    expect(await cancels()).toEqual(gone)
  })

  it('of guests who never came is refused', async () => {
    const { takes, cancels, marketplace } = givenAnswers()
    await takes()
    marketplace.clock.moveTo('2027-02-02T15:00')
    const idOrReference = marketplace.reservations.all()[0]?.id ?? ''
    await marketplace.markNoShow.execute({ actor: desk, idOrReference, dryRun: false, notifiesGuest: false })

    expect(await cancels()).toEqual(error(450, 'Unable to process: the stay is over'))
  })
})

describe('a cancellation of a booking that nobody here has heard of', () => {
  it('is noted, so that the booking that comes late is cancelled already', async () => {
    const { takes, cancels, htiBookings } = givenAnswers()
    expect(await cancels({}, 5)).toEqual(notFound)
    expect(htiBookings.gone).toEqual([{ organisationId, theirId: 'HTI-1', saidAt: said(5), refusal: null }])

    expect(await takes({}, 4)).toEqual(gone)
    expect(await takes({}, null)).toEqual(gone)
    expect(await takes({}, 6)).toMatchObject({ ok: true })
  })

  it('that has no date holds for all that may come', async () => {
    const { takes, cancels } = givenAnswers()
    await cancels({}, null)

    expect(await takes({}, 9)).toEqual(gone)
  })

  it('before its commit is not noted', async () => {
    const { cancels, htiBookings } = givenAnswers()

    expect(await cancels({ isCommit: false }, 5)).toEqual(notFound)
    expect(htiBookings.gone).toEqual([])
  })
})
