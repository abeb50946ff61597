import type { NightCalendar } from '../nights/night-calendar.ts'
import type { Organisation } from '../organisations/organisation.ts'
import type { Plot, Site } from '../plots/plot.ts'
import type { Temporal } from '../shared/temporal.ts'
import { minimumStay } from '../stay-rules/minimum-stay.ts'
import { countedPax, type Equipment, type Party } from '../stay-rules/party.ts'
import type { StayDates } from '../stay-rules/stay-dates.ts'
import { isHalfWeekend } from '../stay-rules/weekend-rule.ts'
import { type Criterion, failedCriteria, failsSomeCriterion, isSolvedByAllocation } from './criteria.ts'
import type { NightsInUse } from './occupancy.ts'
import { isBooked } from './plot-booked.ts'

/** One listed plot, one stay, one party: everything that decides whether the plot can be booked. */
export interface PlotEnquiry {
  readonly plot: Plot
  readonly site: Site
  readonly organisation: Organisation
  readonly calendar: NightCalendar
  readonly stay: StayDates
  readonly party: Party
  readonly equipment: Equipment
  /** In the organisation's zone. */
  readonly today: Temporal.PlainDate
  /** The use of this plot by others. */
  readonly nightsInUse: NightsInUse
}

/** The worst first. */
export const unavailableReasons = ['booked', 'weekend_rule', 'criteria'] as const
export type UnavailableReason = (typeof unavailableReasons)[number]

export interface PlotAvailability {
  readonly isAvailable: boolean
  readonly unavailableReason: UnavailableReason | null
  /**
   * Every criterion that failed, also when the reason is an earlier one: they say what else would have to
   * change.
   */
  readonly criteria: readonly Criterion[]
  /**
   * Whether the picker lets a guest choose it: also when allocating guests over several plots may still solve
   * what fails.
   */
  readonly isSelectable: boolean
  /** Nights. */
  readonly minimumStay: number
  /** Guests of the party that count towards `paxMax`. */
  readonly pax: number
}

/** The checks of rule A1 in their order; the first that fails is the reason. */
export function judgePlot(enquiry: PlotEnquiry): PlotAvailability {
  const { plot, organisation, calendar, stay, party } = enquiry
  const pax = countedPax(party, plot.kidsUnderWhatAgeDontCountTowardsMaxPax)
  const requiredNights = minimumStay(stay, plot.minimumNights, calendar)
  const criteria = failedCriteria(enquiry, pax, requiredNights)
  const unavailableReason = firstReason(enquiry, pax, criteria)
  const mayBeSolved =
    organisation.isAllowMultiplePlots && unavailableReason === 'criteria' && criteria.every(isSolvedByAllocation)

  return {
    isAvailable: unavailableReason === null,
    unavailableReason,
    criteria,
    isSelectable: unavailableReason === null || mayBeSolved,
    minimumStay: requiredNights,
    pax,
  }
}

/** As `judgePlot` says it; asks no further than the first that is in the way. */
export function isAvailable(enquiry: PlotEnquiry): boolean {
  const { plot, calendar, stay, party, nightsInUse } = enquiry
  if (isAgainstWeekendRule(plot, stay)) return false
  const pax = countedPax(party, plot.kidsUnderWhatAgeDontCountTowardsMaxPax)
  if (failsSomeCriterion(enquiry, pax, minimumStay(stay, plot.minimumNights, calendar))) return false
  return !isBooked(plot, stay, pax, nightsInUse)
}

/** By their number alone: of others no price is asked. */
export function takesParty(plot: Plot, party: Party): boolean {
  const pax = countedPax(party, plot.kidsUnderWhatAgeDontCountTowardsMaxPax)
  return plot.paxMin <= pax && pax <= plot.paxMax
}

function firstReason(enquiry: PlotEnquiry, pax: number, criteria: readonly Criterion[]): UnavailableReason | null {
  const { plot, stay, nightsInUse } = enquiry
  if (isBooked(plot, stay, pax, nightsInUse)) return 'booked'
  if (isAgainstWeekendRule(plot, stay)) return 'weekend_rule'
  return criteria.length > 0 ? 'criteria' : null
}

function isAgainstWeekendRule({ isWeekendTwoDaysRequired }: Plot, stay: StayDates): boolean {
  return isWeekendTwoDaysRequired && isHalfWeekend(stay)
}
