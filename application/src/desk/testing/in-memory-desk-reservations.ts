import type { NamedBooking } from '@camp/domain/bank-statements/match-statement.ts'
import { fullName } from '@camp/domain/people/person-name.ts'
import { nightsOn } from '@camp/domain/reservations/amend/nights-on-plot.ts'
import { deskSearchText } from '@camp/domain/reservations/desk-search.ts'
import { openBalance } from '@camp/domain/reservations/open-balance.ts'
import { isPaidOffline } from '@camp/domain/reservations/paid-offline.ts'
import type { Reservation } from '@camp/domain/reservations/reservation.ts'
import { submittedFacts } from '@camp/domain/reservations/submitted-facts.ts'
import { occupies } from '@camp/domain/reservations/transitions.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { sumOfParties } from '@camp/domain/stay-rules/party.ts'
import type { Reservations } from '../../reservations/reservations.ts'
import { campsite } from '../../testing/a-campsite.ts'
import type {
  DayReservation,
  DeskListing,
  DeskPage,
  DeskQuery,
  DeskReservations,
  FoundBookings,
  NotLeft,
  OpenBooking,
  ReservationOrder,
  ReservationSource,
} from '../desk-reservations.ts'

const everything = 100_000

export class InMemoryDeskReservations implements DeskReservations {
  readonly #reservations: Pick<Reservations, 'list' | 'find' | 'history'>
  readonly #names: ReadonlyMap<string, string>

  constructor(reservations: Pick<Reservations, 'list' | 'find' | 'history'>, names: ReadonlyMap<string, string> = new Map()) {
    this.#reservations = reservations
    this.#names = names
  }

  async search(query: DeskQuery): Promise<DeskPage> {
    const fitting = (await this.#of(query.organisationId)).filter((reservation) => matches(reservation, query))
    const sources = await Promise.all(fitting.map(({ id }) => this.#sourceOf(id)))
    const matching = fitting.filter((_, index) => query.source === null || sources[index] === query.source)
    const on = matching.filter(({ status }) => occupies(status))
    const ended = matching.filter(({ status }) => !occupies(status))
    const listed = matching.map(toListing).toSorted(comparisons[query.order])
    return {
      bookings: listed.slice(query.offset, query.offset + query.limit),
      totals: {
        count: matching.length,
        amountDue: Money.sum(on.map(({ amountDue }) => amountDue)),
        amountPaid: Money.sum(on.map(({ amountPaid }) => amountPaid)),
        balance: Money.sum(matching.map(openBalance)),
        ended: { count: ended.length, amountPaid: Money.sum(ended.map(({ amountPaid }) => amountPaid)) },
      },
    }
  }

  async searchEverywhere({ terms, limit }: Pick<DeskQuery, 'terms' | 'limit'>): Promise<FoundBookings> {
    const matching = (await this.#listed({ limit: everything }))
      .filter((reservation) => reservation.status !== 'temporaryHold' && submittedFacts(reservation) !== null)
      .filter((reservation) => terms.every((term) => deskSearchText(reservation).includes(term)))
    const { slug, name } = campsite.organisation
    const bookings = matching.map(toListing).toSorted(comparisons.newest)
    return {
      bookings: bookings.slice(0, limit).map((one) => ({ ...one, organisation: { slug, name } })),
      count: matching.length,
    }
  }

  async onDay(organisationId: OrganisationId, date: Temporal.PlainDate): Promise<readonly DayReservation[]> {
    const shown = ['pending', 'partiallyPaid', 'confirmed', 'completed', 'noShow']
    return (await this.#of(organisationId))
      .filter(({ status, stay }) => shown.includes(status) && isWithin(date, stay.arrival, stay.departure))
      .map(toDayBooking)
      .toSorted((one, other) => byText(plotsOf(one), plotsOf(other)) || byText(one.guestName, other.guestName))
  }

  async leftOwing(organisationId: OrganisationId): Promise<readonly DayReservation[]> {
    return (await this.#of(organisationId))
      .filter((reservation) => reservation.status === 'completed' && openBalance(reservation).isPositive)
      .map(toDayBooking)
      .toSorted((one, other) => Temporal.PlainDate.compare(one.departure, other.departure) || byText(one.id, other.id))
  }

  async withOpenMoney(organisationId: OrganisationId): Promise<readonly OpenBooking[]> {
    const open = (await this.#of(organisationId)).filter((reservation) => openBalance(reservation).isPositive)
    const bookings = open.map(async (reservation) => ({
      ...toDayBooking(reservation),
      amountDueUpFront: submittedFacts(reservation)?.amountDueUpFront ?? reservation.amountDue,
      statusDate: reservation.statusDate,
      isGuestTold: submittedFacts(reservation)?.offline?.notifiesCamper !== false,
      isPaidOffline: isPaidOffline(reservation),
      dueDate: submittedFacts(reservation)?.dueDate ?? null,
      checkedOutBy: await this.#checkedOutBy(reservation),
      version: reservation.version,
    }))
    return (await Promise.all(bookings)).toSorted(
      (one, other) => Temporal.PlainDate.compare(one.arrival, other.arrival) || byText(one.id, other.id),
    )
  }

  async withReferences(organisationId: OrganisationId, references: readonly string[]): Promise<readonly NamedBooking[]> {
    return (await this.#of(organisationId))
      .filter(({ simpleReference }) => references.includes(simpleReference))
      .map((reservation) => ({ ...toListing(reservation), status: reservation.status }))
      .map(({ id, simpleReference, guestName, status }) => ({ id, simpleReference, guestName, status }))
  }

  async one(organisationId: OrganisationId, id: string): Promise<DayReservation | undefined> {
    return (await this.#of(organisationId))
      .filter((reservation) => reservation.id === id && submittedFacts(reservation) !== null)
      .map(toDayBooking)[0]
  }

  async notLeft(id: Reservation['id'], date: Temporal.PlainDate): Promise<readonly NotLeft[]> {
    const arriving = await this.#reservations.find(id)
    if (!arriving) return []
    const wanted = new Set(arriving.plots.filter(({ isShared }) => !isShared).map(({ plotId }) => plotId))
    const others = (await this.#of(arriving.organisationId)).filter((other) => other.id !== id && isThere(other))
    return others
      .flatMap((other) => other.plots.map((plot) => ({ other, plot })))
      .filter(({ plot }) => wanted.has(plot.plotId))
      .filter(
        ({ other, plot }) => nightsOn(plot).departure.equals(other.stay.departure) && isWithin(other.stay.departure, null, date),
      )
      .map(({ other, plot }) => ({
        reservationId: other.id,
        simpleReference: other.simpleReference,
        guestName: toListing(other).guestName,
        plotName: plot.plotName,
      }))
      .toSorted((one, other) => byText(one.plotName, other.plotName))
  }

  async namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return new Map([...this.#names].filter(([id]) => ids.includes(id)))
  }

  /** The books are the database's; here nothing was ever paid in full. */
  async paidAt(): Promise<null> {
    return null
  }

  async #checkedOutBy(reservation: Reservation): Promise<string | null> {
    if (reservation.status !== 'completed' || reservation.checkedOutAt === null) return null
    const changes = await this.#reservations.history(reservation.id)
    return changes.findLast(({ to }) => to === 'completed')?.by ?? null
  }

  async #sourceOf(id: Reservation['id']): Promise<ReservationSource> {
    const [first] = await this.#reservations.history(id)
    return first?.by === 'guest' ? 'online' : 'offline'
  }

  async #of(organisationId: OrganisationId): Promise<readonly Reservation[]> {
    return this.#listed({ organisationId, limit: everything })
  }

  async #listed(filter: Parameters<Reservations['list']>[0]): Promise<readonly Reservation[]> {
    const listed = await this.#reservations.list(filter)
    const found = await Promise.all(listed.map(({ id }) => this.#reservations.find(id)))
    return found.filter((reservation) => reservation !== undefined)
  }
}

function isThere(reservation: Reservation): boolean {
  const { status } = reservation
  return (status === 'partiallyPaid' || status === 'confirmed') && reservation.checkedInAt !== null
}

function matches(reservation: Reservation, query: DeskQuery): boolean {
  const text = deskSearchText(reservation)
  const { status, plots } = reservation
  const wasSubmitted = submittedFacts(reservation) !== null
  const isListed = query.statuses.length > 0 ? query.statuses.includes(status) : wasSubmitted
  return (
    isListed &&
    (wasSubmitted || status === 'temporaryHold') &&
    query.terms.every((term) => text.includes(term)) &&
    (!query.isOwing || openBalance(reservation).isPositive) &&
    (query.siteId === null || plots.some(({ siteId }) => siteId === query.siteId)) &&
    isOnItsDates(reservation, query)
  )
}

function isOnItsDates({ stay, createdAt }: Reservation, { dates, zone }: DeskQuery): boolean {
  if (!dates) return true
  const { kind, from, to } = dates
  switch (kind) {
    case 'arrival':
      return isWithin(stay.arrival, from, to)
    case 'departure':
      return isWithin(stay.departure, from, to)
    case 'booked':
      return isWithin(createdAt.toZonedDateTimeISO(zone).toPlainDate(), from, to)
    case 'staying':
      return isWithin(stay.arrival, null, to) && isWithin(stay.departure.subtract({ days: 1 }), from, null)
  }
}

function isWithin(date: Temporal.PlainDate, from: Temporal.PlainDate | null, to: Temporal.PlainDate | null): boolean {
  const { compare } = Temporal.PlainDate
  return (from === null || compare(from, date) <= 0) && (to === null || compare(date, to) <= 0)
}

type Compare = (one: DeskListing, other: DeskListing) => number

const byReference: Compare = (one, other) => byText(one.simpleReference, other.simpleReference)
const byArrival: Compare = (one, other) => Temporal.PlainDate.compare(one.arrival, other.arrival)

const comparisons: Readonly<Record<ReservationOrder, Compare>> = {
  arrival: (one, other) => byArrival(one, other) || byReference(one, other),
  departure: (one, other) => Temporal.PlainDate.compare(one.departure, other.departure) || byReference(one, other),
  newest: (one, other) => Temporal.Instant.compare(other.createdAt, one.createdAt) || byReference(one, other),
  name: (one, other) => byText(one.guestName?.toLowerCase(), other.guestName?.toLowerCase()) || byReference(one, other),
  balance: (one, other) => other.balance.cents - one.balance.cents || byReference(one, other),
}

function byText(one: string | null | undefined, other: string | null | undefined): number {
  return (one ?? '') < (other ?? '') ? -1 : Number((one ?? '') > (other ?? ''))
}

function plotsOf({ plots }: DeskListing): string {
  return plots.map(({ plotName }) => plotName).join(', ')
}

function toListing(reservation: Reservation): DeskListing {
  const { id, simpleReference, status, stay, createdAt, plots, amountDue, amountPaid } = reservation
  const submitted = submittedFacts(reservation)
  const guest = submitted?.guest
  const party = sumOfParties(plots.map((plot) => plot.party))
  return {
    id,
    simpleReference,
    status,
    arrival: stay.arrival,
    departure: stay.departure,
    createdAt,
    amountDue,
    amountPaid,
    checkedInAt: submitted?.checkedInAt ?? null,
    guestName: (guest && fullName(guest)) || null,
    phone: guest?.cell && guest.countryCode ? `${guest.countryCode} ${guest.cell.replace(/^0/, '')}` : (guest?.cell ?? null),
    email: guest?.email ?? null,
    vehiclePlate: guest?.vehiclePlate ?? null,
    plots: plots.map(({ plotId, plotName, siteId, siteName }) => ({ plotId, plotName, siteId, siteName })),
    adults: party.numberOfAdults,
    pensioners: party.numberOfPensioners,
    children: party.childrenAges.length,
    balance: openBalance(reservation),
  }
}

function toDayBooking(reservation: Reservation): DayReservation {
  const submitted = submittedFacts(reservation)
  return {
    ...toListing(reservation),
    checkedOutAt: reservation.status === 'completed' ? reservation.checkedOutAt : null,
    owedBy: (reservation.status === 'completed' && reservation.owedBy) || null,
    specialRequest: submitted?.guest.specialRequest ?? null,
    allergies: submitted?.guest.allergies ?? null,
    gateCode: submitted?.gateCode ?? null,
  }
}
