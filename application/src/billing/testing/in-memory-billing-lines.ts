import { submittedFacts } from '@camp/domain/reservations/submitted-facts.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { MoneyMove, Payments } from '../../payments/payments.ts'
import type { Reservations } from '../../reservations/reservations.ts'
import type { BillableReservation, BillingLines, BookedBetween } from '../billing-lines.ts'

const everything = 100_000

interface Stores {
  readonly reservations: Pick<Reservations, 'list' | 'find' | 'history'>
  readonly payments: Pick<Payments, 'movesOf'>
}

export class InMemoryBillingLines implements BillingLines {
  readonly #stores: Stores

  constructor(stores: Stores) {
    this.#stores = stores
  }

  async firstBooked({ organisationId, from, before }: BookedBetween): Promise<readonly BillableReservation[]> {
    const { compare } = Temporal.Instant
    const listed = await this.#stores.reservations.list({ organisationId, limit: everything })
    const all = await Promise.all(listed.map(({ id }) => this.#billable(id)))
    return all
      .filter((one) => one !== undefined)
      .filter(({ bookedAt }) => compare(from, bookedAt) <= 0 && compare(bookedAt, before) < 0)
      .toSorted((a, b) => compare(a.bookedAt, b.bookedAt) || (a.simpleReference < b.simpleReference ? -1 : 1))
  }

  async #billable(id: BillableReservation['id']): Promise<BillableReservation | undefined> {
    const { reservations, payments } = this.#stores
    const [reservation, history, moves] = [
      await reservations.find(id),
      await reservations.history(id),
      await payments.movesOf(id),
    ]
    const first = history.find(({ to }) => to === 'partiallyPaid' || to === 'confirmed')
    if (!reservation || !first) return undefined
    const { simpleReference, stay, amountDue } = reservation
    const sum = (kind: MoneyMove['kind']) =>
      Money.sum(
        moves.filter((move) => move.kind === kind).map(({ amount }) => amount),
        amountDue.currency,
      )
    return {
      id,
      simpleReference,
      isOffline: submittedFacts(reservation)?.offline !== undefined,
      arrival: stay.arrival,
      departure: stay.departure,
      bookedAt: first.at,
      total: amountDue,
      paid: sum('capture').plus(sum('chargeback-reversal')).minus(sum('chargeback')),
      refunded: sum('refund'),
    }
  }
}
