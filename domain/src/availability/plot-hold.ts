import type { HolidayCalendar } from '../holidays/holiday-calendar.ts'
import { NightCalendar } from '../nights/night-calendar.ts'
import type { Catalogue } from '../organisations/catalogue.ts'
import type { PlotId } from '../shared/ids.ts'
import { accepted, type Result, refused } from '../shared/result.ts'
import type { Temporal } from '../shared/temporal.ts'
import type { Equipment, Party } from '../stay-rules/party.ts'
import type { StayDates } from '../stay-rules/stay-dates.ts'
import { type ListedPlot, listedPlots } from './listed-plots.ts'
import { nothingInUse, type Occupancy } from './occupancy.ts'
import { judgePlot, type PlotAvailability, type UnavailableReason, unavailableReasons } from './plot-availability.ts'

/** One plot of a cart with the guests who would sleep there. */
export interface WantedPlot {
  readonly plotId: PlotId
  readonly party: Party
  readonly equipment: Equipment
}

export interface WantedHold {
  readonly catalogue: Catalogue
  readonly holidays: HolidayCalendar
  readonly stay: StayDates
  readonly wanted: readonly WantedPlot[]
  /** In the organisation's zone. */
  readonly today: Temporal.PlainDate
  readonly occupancy: Occupancy
}

/**
 * `not_found`: the organisation has no such plot. The others name the plots that failed by that very reason.
 */
export type PlotHoldRefusal = { readonly code: UnavailableReason | 'not_found'; readonly plotIds: readonly PlotId[] }

export interface HoldablePlot extends ListedPlot, WantedPlot {
  readonly availability: PlotAvailability
}

/**
 * Judges a whole cart, each plot with its own guests. Of several reasons the worst answers: booked, then
 * weekend_rule, then criteria. A plot stands once in a cart, a shared one too: two parties of one reservation
 * on one plot are one party there.
 */
export function judgeHold(hold: WantedHold): Result<readonly HoldablePlot[], PlotHoldRefusal> {
  const { catalogue, wanted } = hold
  const plotIds = wanted.map(({ plotId }) => plotId)
  const unknown = plotIds.filter((id) => !catalogue.plots.some((plot) => plot.id === id))
  if (unknown.length > 0) return refused({ code: 'not_found', plotIds: unknown })
  if (wanted.length === 0) return refused({ code: 'criteria', plotIds })

  const judged = judgeEach(hold)
  for (const reason of unavailableReasons) {
    const failed = judged.filter((plot) => plot.reason === reason).map((plot) => plot.plotId)
    if (failed.length > 0) return refused({ code: reason, plotIds: failed })
  }
  if (wanted.length > 1 && !catalogue.organisation.isAllowMultiplePlots) return refused({ code: 'criteria', plotIds })
  return accepted(judged.flatMap(({ holdable }) => (holdable ? [holdable] : [])))
}

interface JudgedPlot {
  readonly plotId: PlotId
  readonly reason: UnavailableReason | null
  readonly holdable: HoldablePlot | null
}

function judgeEach({ catalogue, holidays, stay, wanted, today, occupancy }: WantedHold): readonly JudgedPlot[] {
  const { organisation } = catalogue
  const calendar = NightCalendar.of(catalogue.seasons, holidays)
  const listed = new Map(listedPlots(catalogue).map((entry) => [entry.plot.id, entry]))
  return wanted.map((entry, index) => {
    const { plotId } = entry
    const found = listed.get(plotId)
    if (!found) return { plotId, reason: 'criteria', holdable: null }
    const nightsInUse = occupancy.get(plotId) ?? nothingInUse
    const availability = judgePlot({ ...found, ...entry, organisation, calendar, stay, today, nightsInUse })
    const isRepeated = wanted.findIndex((other) => other.plotId === plotId) !== index
    const reason = availability.unavailableReason ?? (isRepeated ? 'criteria' : null)
    return { plotId, reason, holdable: reason === null ? { ...found, ...entry, availability } : null }
  })
}
