import type { Reservation } from '@camp/domain/reservations/reservation.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Reservations } from '../../reservations/reservations.ts'
import { revisionOf } from '../../shared/revision.ts'
import { bookingView } from '../answers/booking-view.ts'
import type { AskedId, HtiBookingView } from '../hti-messages.ts'
import type { HtiLine } from './hti-lines.ts'
import type { HtiQuestion } from './hti-questions.ts'
import type { HtiTold, ToldState } from './hti-told.ts'
import { outgoingEnding, type Said, type SayPorts, sayInLog } from './say-in-log.ts'
import { toldFacts } from './told-facts.ts'

export interface TellBookingPorts extends SayPorts {
  readonly reservations: Pick<Reservations, 'find'>
  readonly htiTold: HtiTold
  readonly randomness: { uuid(): string }
}

export interface TellBooking {
  readonly messageId: string
  readonly tries: number
  readonly reservationId: ReservationId
}

/** How ids of ours are marked there. */
export const ourContext = 'CAMP'
const [alreadyExists, alreadyCancelled, unknownThere] = [127, 95, 97]
/** Also that no booking has such a number: who reads has been told nothing else. */
const notThere: readonly (number | null)[] = [unknownThere, 245, 385]

/**
 * Tells what a booking is now, whatever it was told to be before: making it, changing it, cancelling it, or
 * nothing. What was said and not answered is read there before it is said again.
 */
export async function tellBooking(ports: TellBookingPorts, line: HtiLine, telling: TellBooking): Promise<'done' | 'silent'> {
  const reservation = await ports.reservations.find(telling.reservationId)
  const known = await ports.htiTold.find(telling.reservationId)
  if (!reservation || !isTold(reservation, line, known)) {
    await ports.htiQueue.drop(telling.messageId)
    return 'done'
  }
  const before = known ?? untold(reservation)
  const mustRead = before.isUnsure && reservation.status !== 'cancelled'
  const state = mustRead ? await readBack(ports, line, { ...telling, state: before }) : before
  if (state === 'silent' || state === 'done') return state
  const view = viewOf(reservation, line, state)
  const revision = revisionOf(toldFacts(view))
  const question = questionOf(reservation, state, { view, revision })
  if (question) return say(ports, line, { ...telling, state, question, revision })
  await ports.htiQueue.drop(telling.messageId)
  return 'done'
}

function isTold({ status, plots }: Reservation, { rooms }: HtiLine, known: ToldState | undefined): boolean {
  if (status === 'temporaryHold' || status === 'completed' || status === 'noShow') return false
  return (
    known !== undefined || (status !== 'cancelled' && plots.some(({ plotId }) => rooms.some((room) => room.plotId === plotId)))
  )
}

function untold({ id: reservationId, organisationId }: Reservation): ToldState {
  const nothing = { theirId: null, life: 1, isStanding: false, isUnsure: false, revision: null, saidAt: null }
  return { reservationId, organisationId, ...nothing }
}

function viewOf(reservation: Reservation, connection: HtiLine, state: ToldState): HtiBookingView {
  const { organisationId, id: reservationId, statusDate: changedAt } = reservation
  const [first] = idsOf(reservation, state)
  const booking = { organisationId, reservationId, theirId: first?.id ?? '', theirContext: first?.context ?? null }
  return bookingView(reservation, { booking, connection, changedAt })
}

/** Of one that was cancelled there and stands again here it is another. */
function ourId({ simpleReference }: Reservation, { life }: ToldState): string {
  return life < 2 ? simpleReference : `${simpleReference}-${life}`
}

function idsOf(reservation: Reservation, state: ToldState): readonly AskedId[] {
  const ours = { id: ourId(reservation, state), context: ourContext }
  return state.theirId === null ? [ours] : [{ id: state.theirId, context: null }, ours]
}

interface Now {
  readonly view: HtiBookingView
  readonly revision: string
}

function questionOf(reservation: Reservation, state: ToldState, { view, revision }: Now): HtiQuestion | null {
  const ids = idsOf(reservation, state)
  // Also where it may have been heard: what arrives late must find it cancelled.
  if (reservation.status === 'cancelled') return state.isStanding || state.isUnsure ? { kind: 'BOOKING_CANCEL', ids } : null
  // One of theirs that they do not know any more: their own message says why.
  if (!state.isStanding && state.life === 0) return null
  if (!state.isStanding) return { kind: 'BOOKING_CREATE', ids, booking: view, isRepeated: state.saidAt !== null }
  return state.revision === revision ? null : { kind: 'BOOKING_UPDATE', ids, booking: view, isRepeated: false }
}

interface Reading extends TellBooking {
  readonly state: ToldState
}

/**
 * It was said that the booking exists, and nobody answered: only they know whether they heard it. Where they
 * do not say, the booking's own message ends with that: its tries are counted, and the line goes on.
 */
async function readBack(ports: TellBookingPorts, line: HtiLine, reading: Reading): Promise<ToldState | 'silent' | 'done'> {
  const { reservations, htiQueue, htiTold, clock, randomness } = ports
  const { messageId, tries, state, reservationId } = reading
  const reservation = (await reservations.find(reservationId)) as Reservation
  const [id, at] = [randomness.uuid(), clock.now()]
  const question = { kind: 'BOOKING_READ', ids: [{ id: ourId(reservation, state), context: ourContext }] } as const
  let asked = ''
  const begin = (request: string) => {
    asked = request
    return htiQueue.add({ id, kind: question.kind, at, request, organisationId: state.organisationId, reservationId })
  }
  const answered = read(await sayInLog(ports, line, { id, at, question, begin }))
  const { nextTryAt: _, ...ending } = outgoingEnding(answered, Number.MAX_SAFE_INTEGER, clock.now())
  await htiQueue.end(id, { ...ending, nextTryAt: null })
  const { result } = answered
  if (!result.ok) {
    await htiQueue.begin({ id: messageId, kind: 'BOOKING_CREATE', at: clock.now(), request: asked })
    return endMessage(ports, { messageId, tries }, answered)
  }
  const { isCancelled, theirId } = result.value
  const now: ToldState = {
    ...state,
    isUnsure: false,
    isStanding: result.value !== nothingThere && !isCancelled,
    theirId: theirId ?? state.theirId,
    life: isCancelled ? state.life + 1 : state.life,
    revision: null,
  }
  await htiTold.keep(now)
  return now
}

/** That it is not there, or cancelled there, is an answer too. */
function read(said: Said): Said {
  if (said.result.ok) return said
  const { code } = said.result.refusal
  if (notThere.includes(code)) return { result: accepted(nothingThere), response: said.response }
  return code === alreadyCancelled ? { result: accepted({ ...nothingThere, isCancelled: true }), response: said.response } : said
}

async function endMessage(
  { htiQueue, clock }: TellBookingPorts,
  { messageId, tries }: Pick<TellBooking, 'messageId' | 'tries'>,
  said: Said,
): Promise<'done' | 'silent'> {
  const ending = outgoingEnding(said, tries + 1, clock.now())
  await htiQueue.end(messageId, ending)
  return ending.state === 'RETRY' ? 'silent' : 'done'
}

const nothingThere = { kind: 'BOOKING_READ', errors: [], theirId: null, isCancelled: false, rooms: [] } as const

interface Saying extends TellBooking {
  readonly state: ToldState
  readonly question: HtiQuestion
  readonly revision: string
}

async function say(ports: TellBookingPorts, line: HtiLine, saying: Saying): Promise<'done' | 'silent'> {
  const { htiQueue, htiTold, clock } = ports
  const { messageId: id, tries, state, question } = saying
  const at = laterThan(state.saidAt, clock.now())
  const begin = async (request: string) => {
    // Noted before it is said: also a process that ends in between leaves the question open.
    await htiTold.keep({ ...state, saidAt: at, isUnsure: question.kind === 'BOOKING_CREATE' || state.isUnsure })
    await htiQueue.begin({ id, kind: question.kind, at: clock.now(), request })
  }
  const said = settled(saying, await sayInLog(ports, line, { id, at, question, begin }))
  const { result } = said
  await htiTold.keep({ ...stateAfter(saying, said), saidAt: at })
  // What they no longer know is made anew at the next try.
  const isGoneThere = !result.ok && question.kind === 'BOOKING_UPDATE' && isGone(result.refusal.code)
  const heard = isGoneThere ? { ...said, result: refused({ ...result.refusal, isSilent: true }) } : said
  return endMessage(ports, { messageId: id, tries }, heard)
}

/** What is there already, or gone already, is as good as done. */
function settled({ question: { kind } }: Saying, said: Said): Said {
  if (said.result.ok) return said
  const { code } = said.result.refusal
  const isDone = (kind === 'BOOKING_CREATE' && code === alreadyExists) || (kind === 'BOOKING_CANCEL' && isGone(code))
  return isDone ? { result: accepted({ ...nothingThere, kind }), response: said.response } : said
}

function isGone(code: number | null): boolean {
  return code === alreadyCancelled || code === unknownThere
}

function stateAfter({ state, question, revision }: Saying, { result }: Said): ToldState {
  const { kind } = question
  if (result.ok) {
    const theirId = result.value.theirId ?? state.theirId
    if (kind === 'BOOKING_CANCEL') return { ...state, isStanding: false, isUnsure: false, life: state.life + 1, theirId: null }
    return { ...state, theirId, isStanding: true, isUnsure: false, revision }
  }
  const { mayBeDone, code } = result.refusal
  // An earlier copy may come late, and find the room that this one did not.
  if (kind === 'BOOKING_CREATE') return { ...state, isUnsure: mayBeDone || question.isRepeated }
  if (isGone(code)) return { ...state, isStanding: false, theirId: null, life: state.life + (code === alreadyCancelled ? 1 : 0) }
  return state
}

/** To the millisecond, as it is written. */
function laterThan(before: Temporal.Instant | null, now: Temporal.Instant): Temporal.Instant {
  const at = now.round('millisecond')
  return before && Temporal.Instant.compare(at, before) <= 0 ? before.add({ milliseconds: 1 }) : at
}
