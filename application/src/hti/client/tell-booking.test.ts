import type { Reservation } from '@camp/domain/reservations/reservation.ts'
import { aConfirmedReservation, aPendingReservation } from '@camp/domain/testing/a-submitted-reservation.ts'
import { describe, expect, it } from 'vitest'
import { revisionOf } from '../../shared/revision.ts'
import { aHoldOn, stands } from '../../testing/a-campsite.ts'
import { bookingView } from '../answers/booking-view.ts'
import { givenLine, line, moment, replied, saysNo, silence } from '../testing/given-line.ts'
import type { HtiSent } from './hti-exchange.ts'
import type { ToldState } from './hti-told.ts'
import { tellBooking } from './tell-booking.ts'
import { toldFacts } from './told-facts.ts'

const held = aHoldOn([stands[0]!, stands[9]!], { id: 'hold-107' })
const confirmed = aConfirmedReservation(aPendingReservation(held))
const cancelled = { ...confirmed, status: 'cancelled', submitted: confirmed } as unknown as Reservation
const { id: reservationId, organisationId, simpleReference } = held
const ours = (life = 1) => ({ id: life < 2 ? simpleReference : `${simpleReference}-${life}`, context: 'CAMP' })
const theirs = { id: 'HTI-1', context: null }

const state = (facts: Partial<ToldState> = {}): ToldState => {
  const known = { reservationId, organisationId, theirId: 'HTI-1', life: 1, isStanding: true, isUnsure: false }
  return { ...known, revision: 'older', saidAt: null, ...facts }
}

function viewOf(reservation: Reservation, id = ours().id, context: string | null = 'CAMP') {
  const booking = { organisationId, reservationId, theirId: id, theirContext: context }
  return bookingView(reservation, { booking, connection: line, changedAt: reservation.statusDate })
}

const nowKnown = (id?: string, context?: string | null) => revisionOf(toldFacts(viewOf(confirmed, id, context)))

interface Facts {
  readonly reservation?: Reservation | null
  readonly known?: ToldState | null
  readonly tries?: number
}

async function tells({ reservation = confirmed, known = null, tries = 0 }: Facts, ...answers: readonly HtiSent[]) {
  const given = givenLine(...answers)
  if (reservation) given.bookings.set(reservationId, reservation)
  if (known) await given.htiTold.keep(known)
  given.htiTold.kept.splice(0)
  const told = await tellBooking(given.ports, line, { messageId: 'message', tries, reservationId })
  const now = await given.htiTold.find(reservationId)
  return { ...given, told, now, questions: given.sent.map(({ question }) => question) }
}

describe('a booking that the channel does not know', () => {
  it('is made there, noted before it is said, and standing after it', async () => {
    const { told, questions, htiTold, htiQueue, clock, sent } = await tells({}, replied('BOOKING_CREATE', { theirId: 'HTI-9' }))

    const at = clock.now()
    expect(told).toBe('done')
    expect(questions).toMatchObject([
      {
        kind: 'BOOKING_CREATE',
        ids: [ours()],
        isRepeated: false,
        booking: { theirId: ours().id, theirContext: 'CAMP', rooms: [{ roomCode: 'P001' }, { roomCode: 'UNMAPPED' }] },
      },
    ])
    expect(sent[0]?.at).toBe(`${at}`)
    const untold = { theirId: null, isStanding: false, isUnsure: true, revision: null, saidAt: at }
    expect(htiTold.kept).toEqual([
      state(untold),
      state({ theirId: 'HTI-9', isStanding: true, isUnsure: false, revision: nowKnown(), saidAt: at }),
    ])
    expect(htiQueue.begun).toMatchObject([{ id: 'message', kind: 'BOOKING_CREATE', at }])
    expect(htiQueue.ended).toMatchObject([{ id: 'message', state: 'SUCCESS', theirId: 'HTI-9' }])
  })

  it.each<[string, Reservation | null]>([
    ['is not there', null],
    ['is held', held],
    ['is over', { ...confirmed, status: 'completed', checkedOutAt: null }],
    ['did not come', { ...confirmed, status: 'noShow' }],
    ['is cancelled', cancelled],
    ['has no plot that is sold there', { ...confirmed, plots: confirmed.plots.slice(1) }],
  ])('and that %s is not told', async (_, reservation) => {
    const { told, questions, htiQueue } = await tells({ reservation })

    expect([told, questions, htiQueue.dropped]).toEqual(['done', [], ['message']])
  })

  it('stays unsure where nobody answered, and is said again', async () => {
    const { told, now, htiQueue, after } = await tells({ tries: 1 }, silence)

    expect(told).toBe('silent')
    expect(now).toMatchObject({ isUnsure: true, isStanding: false, revision: null })
    expect(htiQueue.ended).toMatchObject([{ state: 'RETRY', nextTryAt: after(20) }])
  })

  it('is sure not to be there where the channel says no, unless an earlier copy may come', async () => {
    expect(await tells({}, saysNo('BOOKING_CREATE', 450))).toMatchObject({
      told: 'done',
      now: { isUnsure: false, isStanding: false },
    })
    const known = state({ isStanding: false, theirId: null, saidAt: moment('2026-11-20T08:00:00Z') })
    const again = await tells({ known }, saysNo('BOOKING_CREATE', 450))

    expect(again).toMatchObject({ questions: [{ isRepeated: true }], now: { isUnsure: true } })
  })

  it('that is there already is as good as made', async () => {
    const { told, now, htiQueue } = await tells({}, saysNo('BOOKING_CREATE', 127))

    expect([told, now?.isStanding, now?.theirId]).toEqual(['done', true, null])
    expect(htiQueue.ended).toMatchObject([{ state: 'SUCCESS', response: expect.stringContaining('127') }])
  })
})

describe('a booking that the channel knows', () => {
  it('is changed where it is another by now', async () => {
    const { told, questions, now, htiTold } = await tells({ known: state() }, replied('BOOKING_UPDATE'))

    expect(told).toBe('done')
    expect(questions).toMatchObject([
      { kind: 'BOOKING_UPDATE', ids: [theirs, ours()], isRepeated: false, booking: { theirId: 'HTI-1', theirContext: null } },
    ])
    expect(htiTold.kept[0]).toMatchObject({ isUnsure: false })
    expect(now).toMatchObject({ theirId: 'HTI-1', isStanding: true, revision: nowKnown('HTI-1', null) })
  })

  it('is not said again as it is known', async () => {
    const { told, questions, htiQueue } = await tells({ known: state({ revision: nowKnown('HTI-1', null) }) })

    expect([told, questions, htiQueue.dropped]).toEqual(['done', [], ['message']])
  })

  it('is told also where none of its plots is sold there any more', async () => {
    const reservation = { ...confirmed, plots: confirmed.plots.slice(1) }

    expect(await tells({ reservation, known: state() }, replied('BOOKING_UPDATE'))).toMatchObject({
      questions: [{ kind: 'BOOKING_UPDATE' }],
    })
  })

  it('keeps what is known where the channel says no', async () => {
    const { told, now } = await tells({ known: state() }, saysNo('BOOKING_UPDATE', 450))

    expect(told).toBe('done')
    expect(now).toMatchObject({ revision: 'older', isStanding: true, theirId: 'HTI-1', life: 1 })
  })

  it.each([
    [95, 2],
    [97, 1],
  ])('and knows no more (%i) is made anew at the next try', async (code, life) => {
    const { told, now, htiQueue } = await tells({ known: state() }, saysNo('BOOKING_UPDATE', code))

    expect(told).toBe('silent')
    expect(now).toMatchObject({ isStanding: false, theirId: null, life })
    expect(htiQueue.ended).toMatchObject([{ state: 'RETRY' }])
  })

  it('is cancelled there, and begins another life', async () => {
    const { told, questions, now } = await tells({ reservation: cancelled, known: state() }, replied('BOOKING_CANCEL'))

    expect(told).toBe('done')
    expect(questions).toEqual([{ kind: 'BOOKING_CANCEL', ids: [theirs, ours()] }])
    expect(now).toMatchObject({ isStanding: false, isUnsure: false, life: 2, theirId: null })
  })

  it.each([95, 97])('and that is gone there (%i) is as good as cancelled', async (code) => {
    const { told, now } = await tells({ reservation: cancelled, known: state() }, saysNo('BOOKING_CANCEL', code))

    expect([told, now?.isStanding, now?.life]).toEqual(['done', false, 2])
  })

  it('is cancelled also where it may have been heard, without reading it', async () => {
    const known = state({ isStanding: false, isUnsure: true, theirId: null })
    const { questions } = await tells({ reservation: cancelled, known }, replied('BOOKING_CANCEL'))

    expect(questions).toEqual([{ kind: 'BOOKING_CANCEL', ids: [ours()] }])
    expect((await tells({ reservation: cancelled, known: state({ isStanding: false }) })).questions).toEqual([])
  })

  it('stays cancelled there in vain where nobody answered, or it may not be', async () => {
    const { told, now } = await tells({ reservation: cancelled, known: state() }, silence)

    expect([told, now?.isStanding, now?.life]).toEqual(['silent', true, 1])
  })

  it('and that stands again is another one there', async () => {
    const known = state({ isStanding: false, theirId: null, life: 2, saidAt: moment('2026-11-20T08:00:00Z') })
    const { questions, sent, clock } = await tells({ known }, replied('BOOKING_CREATE'))

    expect(questions).toMatchObject([{ kind: 'BOOKING_CREATE', ids: [ours(2)], isRepeated: true }])
    expect(sent[0]?.at).toBe(`${clock.now()}`)
  })

  it('of its own that it does not know any more is left to it', async () => {
    const { questions, htiQueue } = await tells({ known: state({ life: 0, isStanding: false }) })

    expect([questions, htiQueue.dropped]).toEqual([[], ['message']])
  })

  it('is dated later than what was said before', async () => {
    const saidAt = moment('2026-11-21T08:00:00.500Z')
    const { sent, now } = await tells({ known: state({ saidAt }) }, replied('BOOKING_UPDATE'))

    expect(sent[0]?.at).toBe('2026-11-21T08:00:00.501Z')
    expect(now?.saidAt).toEqual(moment('2026-11-21T08:00:00.501Z'))
    const same = await tells({ known: state({ saidAt: moment('2026-11-21T08:00:00Z') }) }, replied('BOOKING_UPDATE'))
    expect(same.sent[0]?.at).toBe('2026-11-21T08:00:00.001Z')
  })
})

describe('a booking of which nobody knows whether it was heard', () => {
  const known = state({ isUnsure: true, isStanding: false, theirId: null, saidAt: moment('2026-11-20T08:00:00Z') })
  const create = replied('BOOKING_CREATE')

  it('is read there first: it is there, and is changed', async () => {
    const there = replied('BOOKING_READ', { theirId: 'HTI-7' })
    const { questions, htiTold, htiQueue, clock, told } = await tells({ known }, there, replied('BOOKING_UPDATE'))

    expect(told).toBe('done')
    expect(questions).toMatchObject([
      { kind: 'BOOKING_READ', ids: [ours()] },
      { kind: 'BOOKING_UPDATE', ids: [{ id: 'HTI-7', context: null }, ours()] },
    ])
    expect(htiTold.kept[0]).toEqual({ ...known, isUnsure: false, isStanding: true, theirId: 'HTI-7', revision: null })
    expect(htiQueue.begun[0]).toMatchObject({ kind: 'BOOKING_READ', at: clock.now(), organisationId, reservationId })
    expect(htiQueue.ended[0]).toMatchObject({ id: htiQueue.begun[0]?.id, state: 'SUCCESS', nextTryAt: null })
  })

  it('is not there, and is made', async () => {
    const { questions, htiTold, htiQueue } = await tells({ known }, saysNo('BOOKING_READ', 97), create)

    expect(questions).toMatchObject([{ kind: 'BOOKING_READ' }, { kind: 'BOOKING_CREATE', isRepeated: true }])
    expect(htiTold.kept[0]).toMatchObject({ isUnsure: false, isStanding: false, life: 1 })
    expect(htiQueue.ended[0]).toMatchObject({ state: 'SUCCESS', response: expect.stringContaining('97') })
  })

  it('was cancelled there, and is made as another', async () => {
    const { questions, htiTold } = await tells({ known }, replied('BOOKING_READ', { isCancelled: true }), create)

    expect(questions).toMatchObject([{ kind: 'BOOKING_READ' }, { kind: 'BOOKING_CREATE', ids: [ours(2)] }])
    expect(htiTold.kept[0]).toMatchObject({ isStanding: false, life: 2 })
  })

  it.each([245, 385])('is not there either where the channel knows no such number (%i)', async (code) => {
    const { questions, htiTold } = await tells({ known }, saysNo('BOOKING_READ', code), create)

    expect(questions).toMatchObject([{ kind: 'BOOKING_READ' }, { kind: 'BOOKING_CREATE', isRepeated: true }])
    expect(htiTold.kept[0]).toMatchObject({ isUnsure: false, isStanding: false, life: 1 })
  })

  it('was cancelled there, as the refusal says, and is made as another', async () => {
    const { questions, htiTold } = await tells({ known }, saysNo('BOOKING_READ', 95), create)

    expect(questions).toMatchObject([{ kind: 'BOOKING_READ' }, { kind: 'BOOKING_CREATE', ids: [ours(2)] }])
    expect(htiTold.kept[0]).toMatchObject({ isUnsure: false, isStanding: false, life: 2 })
  })

  it('waits where nobody answers, and its tries are counted', async () => {
    const quiet = await tells({ known, tries: 1 }, silence)

    expect([quiet.told, quiet.questions.length, quiet.htiTold.kept]).toEqual(['silent', 1, []])
    expect(quiet.htiQueue.begun).toMatchObject([{ kind: 'BOOKING_READ' }, { id: 'message', kind: 'BOOKING_CREATE' }])
    expect(quiet.htiQueue.ended).toMatchObject([
      { state: 'FAILED', nextTryAt: null },
      { id: 'message', state: 'RETRY', nextTryAt: quiet.after(20) },
    ])
    const last = await tells({ known, tries: 299 }, silence)
    expect([last.told, last.htiQueue.ended[1]?.state]).toEqual(['done', 'FAILED'])
  })

  it('has failed where the channel refuses to say, and holds up no other', async () => {
    const { told, questions, htiTold, htiQueue } = await tells({ known }, saysNo('BOOKING_READ', 450))

    expect([told, questions.length, htiTold.kept]).toEqual(['done', 1, []])
    expect(htiQueue.begun[1]).toMatchObject({ id: 'message', request: htiQueue.begun[0]?.request })
    expect(htiQueue.ended).toMatchObject([
      { state: 'FAILED', error: { code: 450 } },
      { id: 'message', state: 'FAILED', error: { code: 450 }, nextTryAt: null },
    ])
  })

  it('under its other life is asked for by that', async () => {
    const { questions } = await tells({ known: { ...known, life: 3 } }, silence)

    expect(questions).toMatchObject([{ kind: 'BOOKING_READ', ids: [ours(3)] }])
  })
})
