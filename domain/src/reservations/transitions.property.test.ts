import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Temporal } from '../shared/temporal.ts'
import { aHold } from '../testing/a-hold.ts'
import { aMoment } from '../testing/a-moment.ts'
import { aConfirmedReservation } from '../testing/a-submitted-reservation.ts'
import { momentIn } from './moment.ts'
import { type Reservation, reservationStatuses } from './reservation.ts'
import { acts } from './testing/acts.ts'
import { isFinal, isTransition, occupies, transitionTable } from './transitions.ts'

const zone = 'Africa/Johannesburg'

/**
 * Minutes that pass before an act: seconds after the last one, within the hold, past an expiry, up to and
 * past the stay.
 */
const waits = fc.oneof(
  fc.integer({ min: 0, max: 12 }),
  fc.constantFrom(15, 30, 24 * 60),
  fc.integer({ min: 0, max: 90 }).map((days) => days * 24 * 60),
)
const steps = fc.array(fc.record({ pick: fc.nat(99), wait: waits }), { minLength: 1, maxLength: 12 })

type Steps = typeof steps extends fc.Arbitrary<infer Value> ? Value : never

interface Walked {
  readonly before: Reservation
  readonly after: Reservation
  readonly rows: readonly string[]
}

interface Beginning {
  readonly first: Reservation
  readonly at: Temporal.Instant
}
const fromTheHold: Beginning = { first: aHold(), at: aHold().createdAt }
const fromTheLastDay: Beginning = { first: aConfirmedReservation(), at: aMoment('2027-02-05T08:00').now }

function walk(life: Steps, { first, at }: Beginning = fromTheHold): readonly Walked[] {
  let reservation = first
  let now = at
  const walked: Walked[] = []
  for (const { pick, wait } of life) {
    now = now.add({ minutes: wait })
    const moment = momentIn(zone, now)
    const possible = Object.values(acts).flatMap((act) => act(reservation, moment) ?? [])
    const outcome = possible[pick % Math.max(1, possible.length)]
    if (!outcome) continue
    const { change } = outcome
    if (change) {
      expect(change.from).toBe(reservation.status)
      expect(change.to).toBe(outcome.reservation.status)
      expect(isTransition(change.from, change.to)).toBe(true)
      expect(Temporal.Instant.compare(outcome.reservation.statusDate, now)).toBe(0)
    } else {
      expect(outcome.reservation.status).toBe(reservation.status)
    }
    walked.push({ before: reservation, after: outcome.reservation, rows: change ? [`${change.from} → ${change.to}`] : [] })
    reservation = outcome.reservation
  }
  return walked
}

describe('the life of a reservation', () => {
  it('takes every way of the table and no other', () => {
    const taken = new Set<string>()

    fc.assert(
      fc.property(steps, (life) => {
        for (const { rows } of walk(life)) for (const row of rows) taken.add(row)
      }),
      { numRuns: 20_000, seed: 20261121 },
    )

    const table = transitionTable.filter(({ from }) => from !== null).map(({ from, to }) => `${from} → ${to}`)
    expect([...taken].toSorted()).toEqual(table.toSorted())
  })

  it('keeps what was booked, and loses no cent that was paid', () => {
    fc.assert(
      fc.property(steps, (life) => {
        for (const { before, after } of walk(life)) {
          expect(after.stay.equals(before.stay)).toBe(true)
          expect([after.id, after.simpleReference, after.version, after.plots]).toEqual([
            before.id,
            before.simpleReference,
            before.version,
            before.plots,
          ])
          expect(after.amountPaid.isAtLeast(before.amountPaid)).toBe(true)
          if (after.status === 'cancelled') expect(after.amountPaid.isAtLeast(after.cancellation.refundAmount)).toBe(true)
        }
      }),
    )
  })

  it('leaves a final state only by money after an expiry, a check-out undone on its day, or staff who reinstate', () => {
    let undone = 0
    fc.assert(
      fc.property(steps, fc.constantFrom(fromTheHold, fromTheLastDay), (life, beginning) => {
        for (const { before, after } of walk(life, beginning)) {
          if (!isFinal(before.status) || before.status === after.status) continue
          if (before.status === 'completed') {
            undone += 1
            const { checkedOutAt } = before
            expect(checkedOutAt && momentIn(zone, checkedOutAt).today).toEqual(momentIn(zone, after.statusDate).today)
            continue
          }
          const today = momentIn(zone, after.statusDate).today
          const isAhead = Temporal.PlainDate.compare(today, before.stay.departure) < 0
          expect(isAhead && (before.status !== 'cancelled' || before.submitted !== null)).toBe(true)
        }
      }),
      { numRuns: 1_000, seed: 20261121 },
    )
    expect(undone).toBeGreaterThan(0)
  })

  it('reaches every status from the beginning, by the table', () => {
    const reached = new Set<string | null>([null])
    for (let round = 0; round < transitionTable.length; round++) {
      for (const { from, to } of transitionTable) if (reached.has(from)) reached.add(to)
    }

    expect(reservationStatuses.filter((status) => !reached.has(status))).toEqual([])
  })

  it('keeps nights from others in every status but cancelled and noShow', () => {
    expect(reservationStatuses.filter(occupies)).toEqual(['temporaryHold', 'pending', 'partiallyPaid', 'confirmed', 'completed'])
  })
})
