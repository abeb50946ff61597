import type { HolidayCalendar, HolidayChange } from '@camp/domain/holidays/holiday-calendar.ts'
import { type MasterProblem, type MasterValues, readMasterRow } from '@camp/domain/master-data/read-master-row.ts'
import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import { quoteFromCatalogue } from '@camp/domain/pricing/quote-from-catalogue.ts'
import type { Reservation } from '@camp/domain/reservations/reservation.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { MasterData } from '../master-data/master-data.ts'
import type { Catalogues } from '../organisations/catalogues.ts'
import type { Reservations } from '../reservations/reservations.ts'
import type { Actor } from '../shared/actor.ts'
import type { Clock } from '../shared/clock.ts'
import { mayManagePlatform } from '../shared/permissions.ts'
import type { NotFound, NotPermitted } from '../shared/refusals.ts'
import type { HolidayCalendars } from './holiday-calendars.ts'
import { type HolidayKind, holidayRowsOf } from './holiday-rows-of.ts'

export interface PreviewHolidayPorts {
  readonly masterData: Pick<MasterData, 'find'>
  readonly reservations: Pick<Reservations, 'openHolds' | 'find'>
  readonly catalogues: Pick<Catalogues, 'find'>
  readonly holidayCalendars: HolidayCalendars
  readonly clock: Clock
}

export interface PreviewHolidayCommand {
  readonly actor: Actor
  readonly kind: HolidayKind
  /** Null: a new one. */
  readonly id: string | null
  /** As typed, by field; null: the row goes. */
  readonly typed: Readonly<Record<string, string>> | null
}

export interface RepricedHold {
  readonly simpleReference: string
  readonly organisationName: string
  readonly arrival: Temporal.PlainDate
  readonly departure: Temporal.PlainDate
  readonly before: Money
  readonly after: Money
}

export interface HolidayPreview {
  /** That were asked: no more than `mostHolds`, those that end first. */
  readonly openHolds: number
  /** Whose price would be another one. */
  readonly changed: number
  /** Of the changed ones together. */
  readonly before: Money
  readonly after: Money
  /** Those with the largest difference, no more than `mostRows`. */
  readonly rows: readonly RepricedHold[]
}

export type PreviewHolidayRefusal =
  | (NotPermitted | NotFound)
  | { readonly code: 'fields-invalid'; readonly problems: readonly MasterProblem[] }

export const mostHolds = 500
export const mostRows = 20

/**
 * What a change of holidays does to the prices that guests are asking for at this moment: each open hold
 * priced with the days as they are, and as they would be. Bookings, and holds too, keep their price (rule
 * O23).
 */
export class PreviewHolidayChange {
  readonly #ports: PreviewHolidayPorts

  constructor(ports: PreviewHolidayPorts) {
    this.#ports = ports
  }

  async execute({ actor, kind, id, typed }: PreviewHolidayCommand): Promise<Result<HolidayPreview, PreviewHolidayRefusal>> {
    if (!mayManagePlatform(actor)) return refused({ code: 'not-permitted' })
    const stored = id === null ? null : await this.#ports.masterData.find(kind, id)
    if (stored === undefined) return refused({ code: 'not-found' })
    const read = typed && readMasterRow(kind, { ...typed, ...(kind === 'holidays' ? fixedTexts(stored?.values) : {}) })
    if (read && !read.ok) return refused({ code: 'fields-invalid', problems: read.refusal })
    const change = { without: holidayRowsOf(kind, stored?.values), added: holidayRowsOf(kind, read?.value) }
    return accepted(await this.#preview(change))
  }

  async #preview(change: HolidayChange): Promise<HolidayPreview> {
    const { reservations, clock } = this.#ports
    const ids = await reservations.openHolds(clock.now(), mostHolds)
    const repriced: RepricedHold[] = []
    const changedOf = onceEach((calendar: HolidayCalendar) => calendar.changed(change))
    for (const id of ids) {
      const held = await reservations.find(id)
      const priced = held && (await this.#reprice(held, changedOf))
      if (priced && !priced.before.equals(priced.after)) repriced.push(priced)
    }
    const rows = repriced.toSorted((a, b) => difference(b) - difference(a)).slice(0, mostRows)
    return {
      openHolds: ids.length,
      changed: repriced.length,
      before: Money.sum(repriced.map(({ before }) => before)),
      after: Money.sum(repriced.map(({ after }) => after)),
      rows,
    }
  }

  async #reprice(
    held: Reservation,
    changedOf: (calendar: HolidayCalendar) => HolidayCalendar,
  ): Promise<RepricedHold | undefined> {
    const catalogue = await this.#ports.catalogues.find(held.organisationId)
    if (!catalogue) return undefined
    const { name, province } = catalogue.organisation
    const holidays = await this.#ports.holidayCalendars.of(province)
    return {
      simpleReference: held.simpleReference,
      organisationName: name,
      arrival: held.stay.arrival,
      departure: held.stay.departure,
      before: totalOf(held, catalogue, holidays),
      after: totalOf(held, catalogue, changedOf(holidays)),
    }
  }
}

/**
 * At today's rates, so that nothing but the holidays makes a difference; a plot that is gone keeps its
 * price.
 */
function totalOf({ plots, stay }: Reservation, catalogue: Catalogue, holidays: HolidayCalendar): Money {
  const totals = plots.map(({ plotId, party, quote }) => {
    const plot = catalogue.plots.find(({ id }) => id === plotId)
    return plot ? quoteFromCatalogue(catalogue, { plot, stay, party, holidays }).total : quote.total
  })
  return Money.sum(totals)
}

function onceEach<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>()
  return (key) => {
    const value = known.get(key) ?? make(key)
    known.set(key, value)
    return value
  }
}

function difference({ before, after }: RepricedHold): number {
  return Math.abs(after.minus(before).cents)
}

/** A declared day keeps its country and its date. */
function fixedTexts(values: MasterValues | undefined): Readonly<Record<string, string>> {
  return values ? { country: String(values.country), date: String(values.date) } : {}
}
