import { Temporal } from '@camp/domain/shared/temporal.ts'
import fc from 'fast-check'
import { stands } from '../../testing/a-campsite.ts'
import { other, own } from './a-december.ts'
import type { ReportWorld } from './report-world.ts'

const day = fc.integer({ min: 0, max: 90 }).map((days) => Temporal.PlainDate.from('2027-04-20').add({ days }).toString())

/** A booking of one night or more with all that befalls it, from April to July 2027. */
export const someBooking = fc.record({
  organisationId: fc.constantFrom(own, other),
  bookedOn: day,
  arrival: fc.integer({ min: -3, max: 120 }),
  nights: fc.integer({ min: 1, max: 5 }),
  total: fc.integer({ min: 1_000, max: 900_000 }),
  isOffline: fc.boolean(),
  isCancelled: fc.boolean(),
  plotId: fc.constantFrom(...stands.slice(0, 4).map(({ id }) => id)),
  moves: fc.array(
    fc.record({ kind: fc.constantFrom('capture', 'refund'), cents: fc.integer({ min: 1, max: 90_000 }), on: day }),
    { maxLength: 4 },
  ),
  messages: fc.array(
    fc.record({
      channel: fc.constantFrom('email', 'sms', 'app'),
      state: fc.constantFrom('pending', 'sent', 'skipped', 'dead'),
      delivered: fc.constantFrom('accepted', 'delivered', 'read', 'failed', null),
      on: day,
    }),
    { maxLength: 3 },
  ),
  searches: fc.array(
    fc.record({ term: fc.constantFrom('kakamas', 'atlantis', 'Zeerust'), day, searches: fc.integer({ min: 1, max: 9 }) }),
    { maxLength: 2 },
  ),
})

type SomeBooking = typeof someBooking extends fc.Arbitrary<infer Booking> ? Booking : never

/** Half past ten in the evening, in UTC: half past midnight of the next day in the zone of the campsites. */
const lateOn = (date: string, second = 0) => `${date}T22:30:0${second}Z`

export function worldOf(some: readonly SomeBooking[], nextReference: () => string): ReportWorld {
  const named = some.map((one) => ({ one, reference: nextReference() }))
  return {
    plotsInUse: stands.slice(0, 3).map(({ id }) => ({ id, organisationId: own })),
    closed: null,
    bookings: named.map(({ one, reference }) => bookingOf(one, reference)),
    moves: named.flatMap(({ one: { organisationId, moves }, reference }) =>
      moves.map(({ kind, cents, on }, second) => ({ organisationId, reference, kind, cents, at: lateOn(on, second) })),
    ),
    messages: named.flatMap(({ one: { organisationId, messages }, reference }) =>
      messages.map(({ channel, state, delivered, on }) => {
        return { organisationId, reference, channel, state, delivered, at: lateOn(on) }
      }),
    ),
    searches: named.flatMap(({ one }) => one.searches),
  }
}

function bookingOf(one: SomeBooking, reference: string): ReportWorld['bookings'][number] {
  const { organisationId, bookedOn, total, isOffline, isCancelled, plotId } = one
  const arrival = Temporal.PlainDate.from(bookedOn).add({ days: one.arrival })
  return {
    organisationId,
    reference,
    total,
    isOffline,
    bookedAt: lateOn(bookedOn),
    arrival: arrival.toString(),
    departure: arrival.add({ days: one.nights }).toString(),
    cancelledAt: isCancelled ? lateOn(bookedOn, 5) : null,
    nights: isCancelled || organisationId === other ? [] : [{ plotId, date: arrival.toString() }],
  }
}
