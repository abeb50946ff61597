import { othersLabel, type ReportKind, type ReportRow, reportShapes } from '@camp/domain/reports/report.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import type { Currency } from '@camp/domain/shared/money.ts'
import { platformDay } from '@camp/domain/shared/platform-zone.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { campsite } from '../../testing/a-campsite.ts'
import type { ReportScope, ReportSources } from '../report-sources.ts'
import { acrossBorder, other, own } from './a-december.ts'
import { type ReportWorld, reportedNightPrice, type WorldBooking, type WorldMessage, type WorldMove } from './report-world.ts'

const siteName = campsite.sites[0]?.name ?? ''

const currencies: Readonly<Record<OrganisationId, Currency>> = { [own]: 'ZAR', [other]: 'ZAR', [acrossBorder]: 'NAD' }

/** Counts over what it was told, line by line; every campsite lies in the zone of the platform. */
export class InMemoryReportSources implements ReportSources {
  #world: ReportWorld = { plotsInUse: [], bookings: [], moves: [], messages: [], searches: [], closed: null }
  /** Of bookings and moves: the day on which each is billed, as it was decided when it happened. */
  readonly #billed = new Map<WorldBooking | WorldMove, string>()

  /** After what happened before; the plots that are in use are those of now. */
  happens({ plotsInUse, bookings, moves, messages, searches, closed: nowClosed }: ReportWorld): void {
    const before = this.#world
    const closed = nowClosed ?? before.closed
    for (const booking of bookings) this.#billed.set(booking, billedOn(booking.bookedAt, closed))
    for (const move of moves) this.#billed.set(move, billedOn(move.at, closed))
    this.#world = {
      plotsInUse,
      bookings: before.bookings.concat(bookings),
      moves: before.moves.concat(moves),
      messages: before.messages.concat(messages),
      searches: before.searches.concat(searches),
      closed,
    }
  }

  async currencies(): Promise<readonly Currency[]> {
    return [...new Set(Object.values(currencies))].toSorted()
  }

  async rows(kind: ReportKind, scope: ReportScope): Promise<readonly ReportRow[]> {
    const { organisationId, month } = scope
    const isOf = (one: { readonly organisationId: OrganisationId }) =>
      scope.organisationId === null
        ? scope.currency === null || currencies[one.organisationId] === scope.currency
        : one.organisationId === scope.organisationId
    const isIn = (day: string) => day.startsWith(`${month}-`)
    const world = this.#world
    const booked = world.bookings.filter((one) => isOf(one) && isIn(this.#dayOf(one)))
    switch (kind) {
      case 'bookings':
        return daysOf(month).map((day) => {
          const ofDay = booked.filter((one) => this.#dayOf(one) === day)
          return { label: day, values: [ofDay.length, sum(ofDay, nightsOf), sum(ofDay, totalOf)] }
        })
      case 'occupancy':
        return daysOf(month).map((day) => ({ label: day, values: this.#occupancy(day, isOf) }))
      case 'revenue': {
        const moves = world.moves.filter(isOf)
        return daysOf(month).map((day) => {
          const ofDay = moves.filter((one) => this.#dayOf(one) === day)
          return { label: day, values: [sum(ofDay, cameIn), sum(ofDay, wentBack)] }
        })
      }
      case 'months':
        return Array.from({ length: 12 }, (_, before) => {
          const counted = month.subtract({ months: 11 - before })
          const [came = 0, sold = 0, value = 0] = this.#slept(counted, isOf)
          const plots = sum(daysOf(counted), (day) => this.#occupancy(day, isOf)[1] ?? 0)
          return { label: counted.toString(), values: [came, sold, plots, value] }
        })
      case 'sites': {
        const values = this.#slept(month, isOf)
        const label = organisationId === null ? `${campsite.organisation.name}, ${siteName}` : siteName
        return values.some((value) => value > 0) ? [{ label, values }] : []
      }
      case 'sources':
        return ['online', 'offline'].map((channel) => ({
          label: channel,
          values: this.#slept(month, (one) => isOf(one) && 'isOffline' in one && one.isOffline === (channel === 'offline')),
        }))
      case 'lead-time':
        return byNumber(booked, ({ bookedAt, arrival }) => daysBetween(dayOf(bookedAt), arrival))
      case 'channels':
        return ['online', 'offline'].map((channel) => {
          const through = booked.filter(({ isOffline }) => isOffline === (channel === 'offline'))
          return { label: channel, values: [through.length, sum(through, totalOf)] }
        })
      case 'cancellations': {
        const cancelled = world.bookings.flatMap((one) =>
          isOf(one) && one.cancelledAt && isIn(dayOf(one.cancelledAt)) ? [{ ...one, cancelledOn: dayOf(one.cancelledAt) }] : [],
        )
        return byNumber(cancelled, ({ cancelledOn, arrival }) => daysBetween(cancelledOn, arrival))
      }
      case 'messages': {
        const messages = world.messages.filter((one) => isOf(one) && isIn(dayOf(one.at)))
        return ['email', 'sms', 'app'].map((channel) => ({ label: channel, values: endsOf(messages, channel) }))
      }
      case 'searches':
        return mostWanted(world.searches.filter(({ day }) => isIn(day)))
    }
  }

  #dayOf(one: WorldBooking | WorldMove): string {
    return this.#billed.get(one) ?? ''
  }

  /** Arrivals, nights of plots and what they cost; the campsite has one site. */
  #slept(month: Temporal.PlainYearMonth, isOf: (one: WorldBooking) => boolean): readonly number[] {
    const standing = this.#world.bookings.filter((one) => isOf(one) && one.cancelledAt === null && !one.isNoShow)
    const slept = standing.flatMap(({ arrival, nights }) => nights.map((night) => ({ ...night, arrival })))
    const inMonth = slept.filter(({ date }) => date.startsWith(`${month}-`))
    const plotNights = new Set(inMonth.map(({ plotId, date }) => `${plotId} ${date}`))
    const came = standing.filter(
      ({ arrival, nights }) => arrival.startsWith(`${month}-`) && nights.some(({ date }) => date === arrival),
    )
    return [came.length, plotNights.size, inMonth.length * reportedNightPrice]
  }

  #occupancy(day: string, isOf: (one: { readonly organisationId: OrganisationId }) => boolean): readonly number[] {
    const inUse = this.#world.plotsInUse.filter(isOf).map(({ id }) => id)
    const standing = this.#world.bookings.filter((one) => isOf(one) && one.cancelledAt === null && !one.isNoShow)
    const sold = new Set(standing.flatMap(({ nights }) => nights.filter(({ date }) => date === day).map(({ plotId }) => plotId)))
    const further = [...sold].filter((id) => !inUse.includes(id))
    return [sold.size, inUse.length + further.length]
  }
}

/** What comes after its month was closed counts on the first day that is open. */
function billedOn(at: string, closed: string | null): string {
  const day = dayOf(at)
  if (closed === null || day.slice(0, 7) > closed) return day
  return `${Temporal.PlainYearMonth.from(closed).add({ months: 1 })}-01`
}

function dayOf(at: string): string {
  return platformDay(Temporal.Instant.from(at)).toString()
}

function daysOf(month: Temporal.PlainYearMonth): readonly string[] {
  return Array.from({ length: month.daysInMonth }, (_, index) => month.toPlainDate({ day: index + 1 }).toString())
}

function daysBetween(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(to).days
}

const totalOf = ({ total }: WorldBooking) => total
const nightsOf = ({ arrival, departure }: WorldBooking) => daysBetween(arrival, departure)
const cameIn = ({ kind, cents }: WorldMove) => (kind === 'refund' ? 0 : kind === 'chargeback' ? -cents : cents)
const wentBack = ({ kind, cents }: WorldMove) => (kind === 'refund' ? cents : 0)

function sum<One>(all: readonly One[], of: (one: One) => number): number {
  return all.reduce((total, one) => total + of(one), 0)
}

function byNumber<Booking extends WorldBooking>(all: readonly Booking[], of: (one: Booking) => number): readonly ReportRow[] {
  const groups = Map.groupBy(all, of)
  return [...groups]
    .toSorted(([one], [other]) => one - other)
    .map(([days, inside]) => ({ label: String(days), values: [inside.length, sum(inside, totalOf)] }))
}

function endsOf(messages: readonly WorldMessage[], channel: string): readonly number[] {
  const ends = messages.filter((one) => one.channel === channel).map(endOf)
  const [, ...names] = reportShapes.messages.measures.map(([name]) => name)
  return [ends.length, ...names.map((name) => ends.filter((end) => end === name).length)]
}

function endOf({ state, delivered }: WorldMessage): string {
  if (state === 'pending') return 'waiting'
  if (state === 'skipped') return 'skipped'
  if (delivered === 'delivered' || delivered === 'read') return 'delivered'
  return state === 'dead' || delivered === 'failed' ? 'failed' : 'sent'
}

function mostWanted(searches: ReportWorld['searches']): readonly ReportRow[] {
  const all = [...Map.groupBy(searches, ({ term }) => term)]
    .map(([term, days]) => ({ label: term, values: [sum(days, ({ searches: count }) => count)] }))
    .toSorted((one, other) => (other.values[0] ?? 0) - (one.values[0] ?? 0) || (one.label < other.label ? -1 : 1))
  const others = sum(all.slice(100), ({ values: [count = 0] }) => count)
  return others === 0 ? all : [...all.slice(0, 100), { label: othersLabel, values: [others] }]
}
