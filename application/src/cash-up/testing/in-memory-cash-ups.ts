import { cameAlong } from '@camp/domain/cash-up/came-along.ts'
import { tillLines } from '@camp/domain/cash-up/till.ts'
import { isTillMethod } from '@camp/domain/payments/offline-payment.ts'
import { submittedFacts } from '@camp/domain/reservations/submitted-facts.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { InMemoryTakenOverBookings } from '../../booking-takeover/testing/in-memory-taken-over-bookings.ts'
import type { Payments } from '../../payments/payments.ts'
import type { InMemoryReservations } from '../../reservations/testing/in-memory-reservations.ts'
import type { BookedTillEntry, CashUps, ClosedDay, FoundTill, TillDayLine, TillQuery } from '../cash-ups.ts'

interface Surroundings {
  readonly reservations: Pick<InMemoryReservations, 'all'>
  readonly payments: Pick<Payments, 'movesOf'>
  readonly takenOverBookings: Pick<InMemoryTakenOverBookings, 'takenOverAt'>
}

type DayEntry = BookedTillEntry & { readonly day: Temporal.PlainDate }

export class InMemoryCashUps implements CashUps {
  readonly #surroundings: Surroundings
  readonly #closed: ClosedDay[] = []

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings
  }

  async entriesOf(organisationId: OrganisationId, day: Temporal.PlainDate): Promise<readonly BookedTillEntry[]> {
    const entries = (await this.#entries(organisationId)).filter((entry) => entry.day.equals(day))
    return entries.map(({ day: _day, ...entry }) => entry)
  }

  async find(organisationId: OrganisationId, day: Temporal.PlainDate): Promise<ClosedDay | undefined> {
    return this.#find(organisationId, day)
  }

  async close(closed: ClosedDay): Promise<Result<void, { readonly code: 'day-closed' }>> {
    if (this.#find(closed.organisationId, closed.day)) return refused({ code: 'day-closed' })
    this.#closed.push(closed)
    return accepted(undefined)
  }

  async list(query: TillQuery): Promise<FoundTill> {
    const { organisationId, from, to, isDescending, limit, offset } = query
    const entries = (await this.#entries(organisationId)).filter(({ day }) => isWithin(day, from, to))
    const days = [...new Set(entries.map(({ day }) => day.toString()))].toSorted()
    const lines = (isDescending ? days.toReversed() : days).flatMap((day) =>
      this.#linesOf(
        organisationId,
        entries.filter((entry) => entry.day.toString() === day),
      ),
    )
    return {
      rows: lines.slice(offset, limit === null ? undefined : offset + limit),
      total: lines.length,
      taken: Money.sum(lines.map(({ taken }) => taken)),
      returned: Money.sum(lines.map(({ returned }) => returned)),
    }
  }

  #find(organisationId: OrganisationId, day: Temporal.PlainDate): ClosedDay | undefined {
    return this.#closed.find((closed) => closed.organisationId === organisationId && closed.day.equals(day))
  }

  /** What was closed stays as it was closed. */
  #wasCounted(entryId: string): boolean {
    return this.#closed.some(({ entryIds }) => entryIds.includes(entryId))
  }

  /** In the order of the names of states, methods and people. */
  #linesOf(organisationId: OrganisationId, entries: readonly DayEntry[]): readonly TillDayLine[] {
    const closed = this.#closed.find((one) => one.organisationId === organisationId && entries[0]?.day.equals(one.day))
    const stateOf = ({ id }: DayEntry) => (closed ? (closed.entryIds.includes(id) ? 'closed' : 'later') : 'open')
    const key = ({ method, by }: TillDayLine) => `${method} ${by}`
    return (['closed', 'later', 'open'] as const).flatMap((state) => {
      const own = entries.filter((entry) => stateOf(entry) === state)
      const [first] = own
      if (!first) return []
      const lines = tillLines(own, first.amount.currency).map((line) => ({ ...line, day: first.day, state }))
      return lines.toSorted((one, other) => (key(one) < key(other) ? -1 : 1))
    })
  }

  async #entries(organisationId: OrganisationId): Promise<readonly DayEntry[]> {
    const own = this.#surroundings.reservations.all().filter((reservation) => reservation.organisationId === organisationId)
    const entries = await Promise.all(
      own.map(async (reservation) => {
        const guest = submittedFacts(reservation)?.guest
        const name = guest ? `${guest.firstName} ${guest.lastName}`.trim() : ''
        const moves = await this.#surroundings.payments.movesOf(reservation.id)
        const takenOverAt = this.#surroundings.takenOverBookings.takenOverAt(reservation.id)
        return moves.flatMap(({ id, kind, amount, at, offline, reversedMoveId }): readonly DayEntry[] => {
          if (!offline || !isTillMethod(offline.method)) return []
          const first = moves.find((move) => move.id === reversedMoveId)
          if (cameAlong(first?.at ?? at, takenOverAt) && !this.#wasCounted(id)) return []
          const { method, reference, paidOn: day, recordedBy: by } = offline
          const { id: reservationId, simpleReference } = reservation
          return [{ id, kind, amount, at, method, reference, day, by, reservationId, simpleReference, guestName: name || null }]
        })
      }),
    )
    return entries.flat().toSorted((one, other) => Temporal.Instant.compare(one.at, other.at) || (one.id < other.id ? -1 : 1))
  }
}

function isWithin(day: Temporal.PlainDate, from: Temporal.PlainDate | null, to: Temporal.PlainDate | null): boolean {
  const isEarlier = from !== null && Temporal.PlainDate.compare(day, from) < 0
  return !isEarlier && (to === null || Temporal.PlainDate.compare(day, to) <= 0)
}
