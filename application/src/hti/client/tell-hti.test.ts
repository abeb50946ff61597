import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { aConfirmedReservation, aPendingReservation } from '@camp/domain/testing/a-submitted-reservation.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryCatalogues } from '../../organisations/testing/in-memory-catalogues.ts'
import { aHoldOn, campsite, stands } from '../../testing/a-campsite.ts'
import { givenLine, line, replied, silence } from '../testing/given-line.ts'
import type { HtiSent } from './hti-exchange.ts'
import type { ClaimedHtiLine } from './hti-lines.ts'
import { TellHti } from './tell-hti.ts'

const { id: organisationId } = campsite.organisation
const day = (text: string) => Temporal.PlainDate.from(text)
const nights = [{ plotId: stands[0]!.id, first: day('2027-02-01'), last: day('2027-02-02') }]
const message = (id: string) => ({ id, tries: 0, subject: { nights } })
const done = replied('AVAILABILITY_QUERY')

interface Facts {
  readonly toldAllAt?: Temporal.Instant | null
  readonly silentTimes?: number
  readonly answers?: readonly HtiSent[]
  /** How often the line is claimed, and renewed. */
  readonly claims?: number
  readonly renewals?: number
  readonly limit?: number
}

async function tells(messages: readonly string[], facts: Facts = {}) {
  const given = givenLine(...(facts.answers ?? messages.map(() => done)))
  const { clock, htiQueue, bookings } = given
  const { toldAllAt = clock.now(), silentTimes = 0, claims = 1, renewals = 99, limit = 10 } = facts
  const reservation = aConfirmedReservation(aPendingReservation(aHoldOn(stands.slice(0, 1), { id: 'hold-107' })))
  bookings.set(reservation.id, reservation)
  htiQueue.waiting = messages.map((id) =>
    id === 'booking' ? { id, tries: 0, subject: { reservationId: reservation.id as ReservationId } } : message(id),
  )
  const lines = { claimed: [] as unknown[], renewed: [] as Temporal.Instant[], released: [] as (Temporal.Instant | null)[] }
  const htiLines = {
    find: async () => line,
    claim: async (asked: { readonly claim: string }): Promise<ClaimedHtiLine | undefined> => {
      lines.claimed.push(asked)
      return lines.claimed.length > claims ? undefined : { line, claim: asked.claim, toldAllAt, silentTimes }
    },
    renew: async (_: ClaimedHtiLine, until: Temporal.Instant) => {
      lines.renewed.push(until)
      return lines.renewed.length <= renewals
    },
    release: async (_: ClaimedHtiLine, restsUntil: Temporal.Instant | null) => void lines.released.push(restsUntil),
  }
  const occupancies = { of: async () => new Map() }
  const tell = new TellHti({ ...given.ports, htiLines, occupancies, catalogues: new InMemoryCatalogues([campsite]) })
  return { ...given, ...lines, told: await tell.execute({ limit }) }
}

describe('the channel', () => {
  it('is told of nights and bookings, on a line that is held meanwhile', async () => {
    const { told, sent, claimed, renewed, released, clock, after } = await tells(['nights', 'booking'], {
      answers: [done, replied('BOOKING_CREATE')],
      claims: 1,
    })

    expect(told).toEqual({ said: 2, silent: 0 })
    expect(sent).toMatchObject([{ question: { kind: 'AVAILABILITY_QUERY' } }, { question: { kind: 'BOOKING_CREATE' } }])
    expect(claimed[0]).toEqual({ claim: expect.any(String), now: clock.now(), until: after(60) })
    expect(renewed).toEqual([after(60), after(60), after(60)])
    expect(released).toEqual([null])
  })

  it('is told of no more than was asked for, over all campsites', async () => {
    const { told, claimed, released } = await tells(['1', '2', '3'], { limit: 2, claims: 9 })

    expect(told).toEqual({ said: 2, silent: 0 })
    expect([claimed.length, released]).toEqual([1, [null]])
    const one = await tells(['1'], { limit: 2, claims: 9 })
    expect([one.told, one.claimed.length]).toEqual([{ said: 1, silent: 0 }, 2])
  })

  it('is left in peace where nothing waits', async () => {
    const { told, claimed, released } = await tells([], { claims: 9 })

    expect([told, claimed.length, released]).toEqual([{ said: 0, silent: 0 }, 1, [null]])
  })

  it('is told no more by a process that has lost the line', async () => {
    const { told, sent, released } = await tells(['1', '2'], { renewals: 1 })

    expect([told, sent.length, released]).toEqual([{ said: 1, silent: 0 }, 1, []])
  })

  it('that is silent rests, the longer the more often it was silent at once', async () => {
    const first = await tells(['1', '2'], { answers: [silence], silentTimes: 2 })
    expect(first.told).toEqual({ said: 1, silent: 1 })
    expect(first.released).toEqual([first.after(40)])

    const later = await tells(['1', '2'], { answers: [done, silence], silentTimes: 2 })
    expect(later.told).toEqual({ said: 2, silent: 1 })
    expect(later.released).toEqual([later.after(10)])
  })

  it('that is silent does not keep the others from being told', async () => {
    const { told, claimed } = await tells(['1', '2'], { answers: [silence, done], claims: 2 })

    expect(told).toEqual({ said: 2, silent: 1 })
    expect(claimed).toHaveLength(3)
    const limited = await tells(['1', '2', '3'], { answers: [silence, done, done], claims: 2, limit: 2 })
    expect(limited.told).toEqual({ said: 2, silent: 1 })
  })
})

describe('the nights of all rooms', () => {
  const all = { first: day('2026-11-20'), last: day('2028-05-23') }
  const { clock } = givenLine()
  const now = clock.now()
  const gathered = [organisationId, now]

  it.each([
    ['never told', null, true],
    ['told a day ago', now.subtract({ hours: 24 }), true],
    ['told less than a day ago', now.subtract({ hours: 24 }).add({ seconds: 1 }), false],
  ])('%s are told once a day: %s', async (_, toldAllAt, isTold) => {
    const { htiQueue } = await tells([], { toldAllAt })

    expect(htiQueue.noted).toEqual(isTold ? [[organisationId, all, now], gathered] : [gathered])
  })
})
