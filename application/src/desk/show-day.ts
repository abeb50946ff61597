import { dayActs } from '@camp/domain/reservations/possible-desk-acts.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { accepted, type Result } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { dayTimes } from '@camp/domain/stay-rules/day-times.ts'
import type { HolidayCalendars } from '../holidays/holiday-calendars.ts'
import type { Catalogues } from '../organisations/catalogues.ts'
import type { Actor } from '../shared/actor.ts'
import { type Clock, todayIn } from '../shared/clock.ts'
import type { NotFound, NotPermitted } from '../shared/refusals.ts'
import { awaitedTransfer } from './awaited-transfer.ts'
import { deskOrganisation, openDesk, seesAllergies } from './desk-access.ts'
import type { DayReservation, DeskReservations } from './desk-reservations.ts'
import type { DayLine, DayView } from './desk-views.ts'
import { inOrderOfPlots } from './in-order-of-plots.ts'

interface DayPorts {
  readonly bookings: Pick<DeskReservations, 'onDay' | 'leftOwing' | 'withOpenMoney' | 'one'>
  readonly catalogues: Catalogues
  readonly clock: Clock
  readonly holidayCalendars: HolidayCalendars
}

type Place = 'arrivals' | 'inHouse' | 'departures' | 'notArrived' | null

/**
 * Arrivals, stays, departures and balances of one day; today in the organisation's zone when none is named.
 */
export class ShowDay {
  readonly #ports: DayPorts

  constructor(ports: DayPorts) {
    this.#ports = ports
  }

  async execute(query: {
    readonly actor: Actor
    readonly orgSlug: string
    readonly date: Temporal.PlainDate | null
    /** The booking that was just acted on, wherever it stands now. */
    readonly touched?: string | null
  }): Promise<Result<DayView, NotFound | NotPermitted>> {
    const desk = await openDesk(this.#ports, query)
    if (!desk.ok) return desk
    const { organisation, sites } = desk.value
    const today = todayIn(organisation.province.country.timezone, this.#ports.clock)
    const date = query.date ?? today
    const isToday = date.equals(today)
    const { timezone } = organisation.province.country
    const [bookings, owing, open, holidays] = await Promise.all([
      this.#ports.bookings.onDay(organisation.id, date),
      isToday ? this.#ports.bookings.leftOwing(organisation.id) : [],
      isToday ? this.#ports.bookings.withOpenMoney(organisation.id) : [],
      this.#ports.holidayCalendars.of(organisation.province),
    ])
    const isHoliday = holidays.isPublicHoliday(date)
    const lineOf = (booking: DayReservation): DayLine => {
      const siteIds = new Set(booking.plots.map(({ siteId }) => siteId))
      const times = dayTimes({ sites: sites.filter(({ id }) => siteIds.has(id)), date, isHoliday })
      const allergies = seesAllergies(query.actor, organisation.id) ? booking.allergies : null
      return { ...booking, allergies, times, acts: dayActs({ ...booking, leftOn: leftOn(booking, timezone) }, today) }
    }
    const placed = inOrderOfPlots(bookings).map((booking) => ({
      place: placeOf(booking, { date, today, timezone }),
      line: lineOf(booking),
    }))
    const at = (place: Place) => placed.filter((one) => one.place === place).map(({ line }) => line)
    const lists = { arrivals: at('arrivals'), inHouse: at('inHouse'), departures: at('departures'), notArrived: at('notArrived') }
    const here = [...lists.arrivals, ...lists.inHouse, ...lists.departures].filter(({ balance }) => balance.isPositive)
    const gone = owing.filter(({ id }) => !here.some((line) => line.id === id)).map(lineOf)
    const toCollect = [...here, ...gone]
    const totalToCollect = Money.sum(
      toCollect.map(({ balance }) => balance),
      organisation.province.country.currency,
    )
    const touched = query.touched
      ? (bookings.find(({ id }) => id === query.touched) ?? (await this.#ports.bookings.one(organisation.id, query.touched)))
      : undefined
    const transfers = open.flatMap((booking) => {
      const awaited = awaitedTransfer(booking, { ...organisation, timezone, today })
      return awaited ? [{ ...lineOf(booking), ...awaited }] : []
    })
    return accepted({
      organisation: deskOrganisation(desk.value),
      date,
      today,
      ...lists,
      toCollect,
      totalToCollect,
      transfers,
      touched: touched ? lineOf(touched) : null,
    })
  }
}

interface Day {
  readonly date: Temporal.PlainDate
  readonly today: Temporal.PlainDate
  readonly timezone: string
}

/** Where a booking stands on the day sheet; nowhere when its guests left before that day. */
function placeOf(booking: DayReservation, { date, today, timezone }: Day): Place {
  const { status, arrival, departure, checkedInAt } = booking
  const left = leftOn(booking, timezone) ?? departure
  if (status === 'noShow') return null
  if (left.equals(date)) return 'departures'
  if (Temporal.PlainDate.compare(left, date) < 0) return null
  if (arrival.equals(date)) return checkedInAt && date.equals(today) ? 'inHouse' : 'arrivals'
  const isToCome = Temporal.PlainDate.compare(date, today) > 0
  return checkedInAt || status === 'completed' || isToCome ? 'inHouse' : 'notArrived'
}

function leftOn({ checkedOutAt }: DayReservation, timezone: string): Temporal.PlainDate | null {
  return checkedOutAt?.toZonedDateTimeISO(timezone).toPlainDate() ?? null
}
