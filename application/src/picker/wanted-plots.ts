import { type HoldablePlot, judgeHold, type PlotHoldRefusal, type WantedPlot } from '@camp/domain/availability/plot-hold.ts'
import { amountDueUpFront, type ReservationPayment } from '@camp/domain/deposit/amount-due-up-front.ts'
import type { PaymentRule } from '@camp/domain/deposit/payment-rule.ts'
import type { HolidayCalendar } from '@camp/domain/holidays/holiday-calendar.ts'
import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import { isOnShow } from '@camp/domain/organisations/status-moves.ts'
import type { PlotQuote } from '@camp/domain/pricing/plot-quote.ts'
import { quoteFromCatalogue } from '@camp/domain/pricing/quote-from-catalogue.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import type { Occupancies } from '../availability/occupancies.ts'
import type { HolidayCalendars } from '../holidays/holiday-calendars.ts'
import type { Catalogues } from '../organisations/catalogues.ts'
import type { HoldRefusal } from '../reservations/reservation-refusals.ts'
import { type Clock, todayIn } from '../shared/clock.ts'

export interface WantedPlotsPorts {
  readonly catalogues: Catalogues
  readonly occupancies: Occupancies
  readonly holidayCalendars: HolidayCalendars
  readonly clock: Clock
}

export interface Wish {
  readonly orgSlug: string
  readonly stay: StayDates
  readonly plots: readonly WantedPlot[]
}

export interface PricedPlot extends HoldablePlot {
  readonly quote: PlotQuote
  readonly paymentRule: PaymentRule | null
}

export interface WantedPlots {
  readonly catalogue: Catalogue
  readonly holidays: HolidayCalendar
  readonly today: Temporal.PlainDate
  readonly plots: readonly PricedPlot[]
  readonly payment: ReservationPayment
}

/**
 * Judges and prices a selection, each plot with its own guests: what a hold and the picker's recalculated
 * total have in common.
 */
export async function wantedPlots(
  ports: WantedPlotsPorts,
  { orgSlug, stay, plots }: Wish,
): Promise<Result<WantedPlots, HoldRefusal>> {
  const { catalogues, occupancies, holidayCalendars, clock } = ports
  const catalogue = await catalogues.findBySlug(orgSlug)
  if (!catalogue || !isOnShow(catalogue.organisation.status)) return refused({ code: 'not-found' })

  const plotIds = plots.map(({ plotId }) => plotId)
  const [occupancy, holidays] = await Promise.all([
    occupancies.of(plotIds, stay.arrival, stay.departure, clock.now()),
    holidayCalendars.of(catalogue.organisation.province),
  ])
  const today = todayIn(catalogue.organisation.province.country.timezone, clock)
  const judged = judgeHold({ catalogue, holidays, stay, wanted: plots, today, occupancy })
  if (!judged.ok) return refused(refusalOf(judged.refusal))
  if (!hasGrownUp(plots)) return refused({ code: 'criteria', plotIds })

  const priced = judged.value.map((entry) => ({
    ...entry,
    quote: quoteFromCatalogue(catalogue, { plot: entry.plot, stay, party: entry.party, holidays }),
    paymentRule: catalogue.paymentRules.find(({ id }) => id === entry.plot.paymentRuleId) ?? null,
  }))
  const payment = amountDueUpFront({
    plots: priced.map(({ quote, paymentRule }) => ({ total: quote.total, rule: paymentRule })),
    arrival: stay.arrival,
    today,
    payInFull: false,
  })
  return accepted({ catalogue, holidays, today, plots: priced, payment })
}

function hasGrownUp(plots: readonly WantedPlot[]): boolean {
  return plots.some(({ party }) => party.numberOfAdults + party.numberOfPensioners > 0)
}

function refusalOf({ code, plotIds }: PlotHoldRefusal): HoldRefusal {
  return code === 'not_found' ? { code: 'not-found' } : { code, plotIds }
}
