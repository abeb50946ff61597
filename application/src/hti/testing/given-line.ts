import type { Reservation } from '@camp/domain/reservations/reservation.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { CountingRandomness } from '../../shared/testing/counting-randomness.ts'
import { FixedClock } from '../../shared/testing/fixed-clock.ts'
import type { HtiSent } from '../client/hti-exchange.ts'
import type { HtiLine } from '../client/hti-lines.ts'
import type { HtiQuestion, HtiReplied } from '../client/hti-questions.ts'
import type { HtiQueue, OutgoingEnding, OutgoingHti, SaidHti } from '../client/hti-queue.ts'
import { connection } from './a-connection.ts'
import { InMemoryHtiTold } from './in-memory-hti-told.ts'
import { readableOtaCodec } from './readable-ota-codec.ts'

export const line: HtiLine = {
  ...connection,
  endpoint: 'https://hti.test/ota',
  transport: 'post',
  userName: 'kwena',
  password: 'secret',
}

export const silence: HtiSent = { outcome: 'silent', fault: 'timeout', mayBeHeard: true }

export function replied(kind: HtiQuestion['kind'], facts: Partial<HtiReplied> = {}): HtiSent {
  const body = JSON.stringify({ kind, errors: [], theirId: null, isCancelled: false, rooms: [], ...facts })
  return { outcome: 'answered', body: new TextEncoder().encode(body) }
}

export const saysNo = (kind: HtiQuestion['kind'], code: number, text = 'No') => replied(kind, { errors: [{ code, text }] })

/** What waits is what the test says; what became of it is kept. */
export class InMemoryHtiQueue implements HtiQueue {
  waiting: OutgoingHti[] = []
  readonly begun: (SaidHti & { readonly reservationId?: ReservationId | null })[] = []
  readonly ended: ({ readonly id: string } & OutgoingEnding)[] = []
  readonly dropped: string[] = []
  readonly noted: unknown[] = []

  async noteAll(...facts: Parameters<HtiQueue['noteAll']>): Promise<void> {
    this.noted.push(facts)
  }

  async gather(...facts: Parameters<HtiQueue['gather']>): Promise<void> {
    this.noted.push(facts)
  }

  async next(): Promise<OutgoingHti | undefined> {
    return this.waiting.shift()
  }

  async begin(said: SaidHti): Promise<void> {
    this.begun.push(said)
  }

  async add(said: Parameters<HtiQueue['add']>[0]): Promise<void> {
    this.begun.push(said)
  }

  async end(id: string, ending: OutgoingEnding): Promise<void> {
    this.ended.push({ id, ...ending })
  }

  async drop(id: string): Promise<void> {
    this.dropped.push(id)
  }

  async requeue(): Promise<boolean> {
    return false
  }
}

/** A line on which the channel answers what the test says, one answer after the other; then it is silent. */
export function givenLine(...answers: readonly HtiSent[]) {
  const left = [...answers]
  const clock = new FixedClock()
  const sent: {
    readonly question: HtiQuestion
    readonly at: string
    readonly echoToken: string
    readonly isSoap: boolean
    readonly requestor: unknown
  }[] = []
  const htiQueue = new InMemoryHtiQueue()
  const htiTold = new InMemoryHtiTold()
  const bookings = new Map<ReservationId, Reservation>()
  const ports = {
    otaCodec: readableOtaCodec,
    htiExchange: {
      send: async (_: HtiLine, text: string) => {
        sent.push(JSON.parse(text))
        return left.shift() ?? silence
      },
    },
    htiQueue,
    htiTold,
    clock,
    randomness: new CountingRandomness(),
    reservations: { find: async (id: ReservationId) => bookings.get(id) },
  }
  return { ports, clock, sent, htiQueue, htiTold, bookings, after: (seconds: number) => clock.now().add({ seconds }) }
}

export const moment = (text: string) => Temporal.Instant.from(text)
