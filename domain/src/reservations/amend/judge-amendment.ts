import type { Criterion } from '../../availability/criteria.ts'
import { listedPlots } from '../../availability/listed-plots.ts'
import type { Occupancy } from '../../availability/occupancy.ts'
import { judgePlot, type UnavailableReason, unavailableReasons } from '../../availability/plot-availability.ts'
import type { HolidayCalendar } from '../../holidays/holiday-calendar.ts'
import { NightCalendar } from '../../nights/night-calendar.ts'
import type { Catalogue } from '../../organisations/catalogue.ts'
import type { Plot, Site } from '../../plots/plot.ts'
import type { PlotId } from '../../shared/ids.ts'
import { accepted, type Result, refused } from '../../shared/result.ts'
import type { Temporal } from '../../shared/temporal.ts'
import { type Equipment, noEquipment, type Party } from '../../stay-rules/party.ts'
import type { StayDates } from '../../stay-rules/stay-dates.ts'
import type { AmendedPlot, Amendment } from './amendment.ts'
import { inUseOn, withoutOwnNights } from './plot-nights.ts'
import type { AmendableReservation } from './ready-to-amend.ts'

export interface AmendmentToJudge {
  readonly reservation: Pick<AmendableReservation, 'stay' | 'plots'>
  readonly amendment: Amendment
  readonly catalogue: Catalogue
  readonly holidays: HolidayCalendar
  readonly occupancy: Occupancy
  readonly today: Temporal.PlainDate
  readonly as: 'guest' | 'staff'
  /** Minimum stay, weekend rule, arrival window and the guests of an unshared plot say nothing. */
  readonly ignoresStayRules: boolean
}

/** A plot that may be had, on its nights. */
export interface GrantedPlot {
  readonly plot: Plot
  readonly site: Site
  readonly stay: StayDates
  readonly party: Party
  readonly equipment: Equipment
  readonly pax: number
  /** The rules that spoke against it and were set aside. */
  readonly setAside: readonly BrokenRule[]
}

/** A rule of the house that does not hold for a plot of a booking. */
export type BrokenRule = Criterion | { readonly code: 'weekend-rule' }

export interface FailedPlot {
  readonly plotId: PlotId
  readonly plotName: string
  readonly criteria: readonly Criterion[]
}

export type JudgeRefusal =
  | { readonly code: 'plot-unknown' | 'several-plots-not-allowed' | 'organisation-closed' }
  | { readonly code: UnavailableReason; readonly plots: readonly FailedPlot[] }

const arrivalRules: readonly Criterion['code'][] = ['arrival-in-past', 'arrival-today', 'too-far-ahead']
const guestRules: readonly Criterion['code'][] = ['too-few-guests', 'too-many-guests']

/**
 * The rules of a hold, with the reservation's own nights free. Minimum stay and weekend rule look at the
 * whole stay, also where it is split; the arrival is judged only when it changes. Staff may use plots that
 * guests cannot book.
 */
export function judgeAmendment(request: AmendmentToJudge): Result<readonly GrantedPlot[], JudgeRefusal> {
  const { reservation, amendment, catalogue, as } = request
  if (as === 'guest' && catalogue.organisation.status !== 'active') return refused({ code: 'organisation-closed' })
  const found = amendment.plots.map((wanted) => findPlot(request, wanted))
  if (found.length === 0 || found.some((entry) => entry === undefined)) return refused({ code: 'plot-unknown' })
  const isMore = amendment.plots.length > Math.max(1, reservation.plots.length)
  if (as === 'guest' && isMore && !catalogue.organisation.isAllowMultiplePlots) {
    return refused({ code: 'several-plots-not-allowed' })
  }

  const occupancy = withoutOwnNights(request.occupancy, reservation.plots)
  const judged = found.flatMap((entry) => (entry ? [judgeOne({ ...request, occupancy }, entry)] : []))
  for (const code of unavailableReasons) {
    const plots = judged.filter(({ reason }) => reason === code).map(({ failed }) => failed)
    if (plots.length > 0) return refused({ code, plots })
  }
  return accepted(judged.map(({ granted }) => granted))
}

interface FoundPlot {
  readonly wanted: AmendedPlot
  readonly plot: Plot
  readonly site: Site
}

/** A plot that the reservation has already stays available to it, listed or not. */
function findPlot({ reservation, catalogue, as }: AmendmentToJudge, wanted: AmendedPlot): FoundPlot | undefined {
  const { plotId } = wanted
  const plot = catalogue.plots.find(({ id }) => id === plotId)
  const site = catalogue.sites.find(({ id }) => id === plot?.siteId)
  if (!plot || !site) return undefined
  const isOwn = reservation.plots.some((own) => own.plotId === plotId)
  const isOpen = as === 'staff' ? plot.isActive : listedPlots(catalogue).some((listed) => listed.plot.id === plotId)
  return isOwn || isOpen ? { wanted, plot, site } : undefined
}

function judgeOne(request: AmendmentToJudge, { wanted, plot, site }: FoundPlot) {
  const { reservation, amendment, catalogue, holidays, occupancy, today } = request
  const own = reservation.plots.find(({ plotId }) => plotId === plot.id)
  const { party, equipment = own?.equipment ?? noEquipment, stay = amendment.stay } = wanted
  const nightsInUse = inUseOn(occupancy, plot.id, stay)
  const { organisation } = catalogue
  const calendar = NightCalendar.of(catalogue.seasons, holidays)
  const enquiry = { plot, site, organisation, calendar, stay: amendment.stay, party, equipment, today, nightsInUse }
  const availability = judgePlot(enquiry)
  const isAside = ({ code }: Criterion) => isSetAside(request, plot, code)
  const criteria = availability.criteria.filter((criterion) => !isAside(criterion))
  const weekend = availability.unavailableReason === 'weekend_rule' ? [{ code: 'weekend-rule' } as const] : []
  const setAside = request.ignoresStayRules ? [...weekend, ...availability.criteria] : []
  const reason = reasonOf(request, availability.unavailableReason, criteria)
  return {
    reason,
    failed: { plotId: plot.id, plotName: plot.name, criteria },
    granted: { plot, site, stay, party, equipment, pax: availability.pax, setAside },
  }
}

/** A shared plot beyond its guests would be sold twice. */
function isSetAside(
  { reservation, amendment, ignoresStayRules }: AmendmentToJudge,
  plot: Plot,
  code: Criterion['code'],
): boolean {
  if (ignoresStayRules && guestRules.includes(code)) return !plot.allowMultipleReservationsUpToPaxMax
  if (ignoresStayRules) return code === 'stay-too-short' || arrivalRules.includes(code)
  return amendment.stay.arrival.equals(reservation.stay.arrival) && arrivalRules.includes(code)
}

function reasonOf(
  { ignoresStayRules }: AmendmentToJudge,
  reason: UnavailableReason | null,
  criteria: readonly Criterion[],
): UnavailableReason | null {
  if (reason === 'booked' || (reason === 'weekend_rule' && !ignoresStayRules)) return reason
  return criteria.length > 0 ? 'criteria' : null
}
