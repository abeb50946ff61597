import { type Debt, type DebtAge, type DebtKind, daysOverdue, debtAge, debtAges, debtOf } from '@camp/domain/debtors/debt.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { accepted, type Result } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { awaitedTransfer } from '../desk/awaited-transfer.ts'
import { openDesk } from '../desk/desk-access.ts'
import type { DeskReservations, OpenBooking } from '../desk/desk-reservations.ts'
import type { Catalogues } from '../organisations/catalogues.ts'
import type { Actor } from '../shared/actor.ts'
import { type Clock, todayIn } from '../shared/clock.ts'
import type { ListedPage, Listing } from '../shared/listing.ts'
import type { NotFound, NotPermitted } from '../shared/refusals.ts'

export const debtorSorts = ['days', 'amount', 'name'] as const
export type DebtorSort = (typeof debtorSorts)[number]

export interface Debtor extends Debt {
  readonly id: ReservationId
  readonly simpleReference: string
  readonly guestName: string | null
  readonly phone: string | null
  readonly arrival: Temporal.PlainDate
  readonly departure: Temporal.PlainDate
  /** Who said that they would pay. */
  readonly owedBy: string | null
  /** Who let the guests go: their name, or what the history calls them. */
  readonly letGoBy: string | null
  /** Since it was due; below zero: in days to come. */
  readonly days: number
  /** The whole of what is open. */
  readonly balance: Money
}

export interface DebtorSum {
  readonly age: DebtAge
  readonly count: number
  readonly amount: Money
}

export interface FoundDebtors extends ListedPage<Debtor> {
  /** By age, of all pages. */
  readonly sums: readonly DebtorSum[]
  readonly amount: Money
  readonly today: Temporal.PlainDate
}

interface Ports {
  readonly bookings: Pick<DeskReservations, 'withOpenMoney' | 'namesOf'>
  readonly catalogues: Catalogues
  readonly clock: Clock
}

/** Who owes the campsite what is due, by age (rule D15). */
export class ListDebtors {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async execute(
    query: { readonly actor: Actor; readonly orgSlug: string; readonly kind: DebtKind | null } & Listing<DebtorSort>,
  ): Promise<Result<FoundDebtors, NotFound | NotPermitted>> {
    const desk = await openDesk(this.#ports, query)
    if (!desk.ok) return desk
    const { organisation } = desk.value
    const { timezone, currency } = organisation.province.country
    const { bookings, clock } = this.#ports
    const today = todayIn(timezone, clock)
    const open = await bookings.withOpenMoney(organisation.id)
    const names = await bookings.namesOf([...new Set(open.flatMap(({ checkedOutBy }) => checkedOutBy ?? []))])
    const debtors = open
      .flatMap((booking) => debtorOf(booking, { ...organisation, timezone, today, names }))
      .filter(({ kind }) => query.kind === null || kind === query.kind)
      .filter((debtor) => isFound(debtor, query.search))
      .toSorted(orderOf(query))
    const { limit, offset } = query
    return accepted({
      rows: debtors.slice(offset, limit === null ? undefined : offset + limit),
      total: debtors.length,
      sums: sumsOf(debtors, currency),
      amount: Money.sum(
        debtors.map(({ amount }) => amount),
        currency,
      ),
      today,
    })
  }
}

interface Place {
  readonly takesOnlinePayment: boolean
  readonly releasesTransfers: boolean
  readonly timezone: string
  readonly today: Temporal.PlainDate
  readonly names: ReadonlyMap<string, string>
}

function debtorOf(booking: OpenBooking, place: Place): readonly Debtor[] {
  const { id, simpleReference, guestName, phone, arrival, departure, owedBy, checkedOutBy, balance } = booking
  const awaited = awaitedTransfer(booking, place)
  const transfer = awaited?.due ? { deposit: awaited.deposit, due: awaited.due } : null
  const debt = debtOf({ ...booking, transfer }, place.today)
  if (!debt) return []
  const letGoBy = checkedOutBy && (place.names.get(checkedOutBy) ?? checkedOutBy)
  const days = daysOverdue(debt, place.today)
  return [{ ...debt, id, simpleReference, guestName, phone, arrival, departure, owedBy, letGoBy, balance, days }]
}

function isFound({ guestName, owedBy, simpleReference }: Debtor, search: string): boolean {
  const text = `${guestName ?? ''} ${owedBy ?? ''} ${simpleReference}`.toLowerCase()
  return text.includes(search.trim().toLowerCase())
}

function orderOf({ sort, isDescending }: Listing<DebtorSort>) {
  const rising = (one: Debtor, other: Debtor): number => {
    if (sort === 'amount') return one.amount.cents - other.amount.cents
    return sort === 'days' ? one.days - other.days : (one.guestName ?? '').localeCompare(other.guestName ?? '', 'en')
  }
  return (one: Debtor, other: Debtor) => (isDescending ? rising(other, one) : rising(one, other)) || (one.id < other.id ? -1 : 1)
}

function sumsOf(debtors: readonly Debtor[], currency: string): readonly DebtorSum[] {
  const ages: readonly DebtAge[] = ['ahead', ...debtAges]
  return ages.map((age) => {
    const own = debtors.filter(({ days }) => debtAge(days) === age)
    return {
      age,
      count: own.length,
      amount: Money.sum(
        own.map(({ amount }) => amount),
        currency,
      ),
    }
  })
}
