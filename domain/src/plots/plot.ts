import type { AgeScaleId, DiscountId, OrganisationId, PaymentRuleId, PlotId, SiteId } from '../shared/ids.ts'
import type { Money } from '../shared/money.ts'

export const siteTypes = [
  'cabins',
  'camping',
  'caravan',
  'caravanhired',
  'chalets',
  'cottages',
  'glamping',
  'rooms',
  'campervan',
  'rooftop',
] as const
export type SiteType = (typeof siteTypes)[number]

export const weekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const
export type Weekday = (typeof weekdays)[number]

/** `HH:mm`, in the organisation's zone. */
export interface DayTimes {
  readonly checkIn: string
  readonly checkOut: string
}

export type SiteTimes = Readonly<Record<Lowercase<Weekday> | 'holiday', DayTimes>>

/** What comes onto the rate on some days of the week (rule P7); cents of the campsite’s currency. */
export type WeekdaySupplement = { readonly weekdays: readonly Weekday[] } & (
  | { readonly kind: 'percentage'; readonly percentage: number }
  | { readonly kind: 'amount'; readonly cents: number }
)

/** An area of an organisation with one accommodation style. */
export interface Site {
  readonly id: SiteId
  readonly organisationId: OrganisationId
  readonly name: string
  readonly siteType: SiteType
  readonly isActive: boolean
  readonly isOnlineBookingActive: boolean
  readonly images: readonly string[]
  readonly times: SiteTimes
  /** Of the plots that have none of their own. */
  readonly weekdaySupplement: WeekdaySupplement | null
}

export type RateBasis = 'perPlot' | 'perPerson'

export type RateColumn = 'offPeak' | 'peak' | 'superPeak'

export type RateColumns = Readonly<Record<RateColumn, Money>>

/** Replaces the rate while the party size lies within; both ends inside. */
export interface Tier {
  readonly paxFrom: number
  readonly paxTo: number
  readonly rates: RateColumns
}

/** Nights per season; zero means "not set" and falls back to `general` (rule A10). */
export interface MinimumNights {
  readonly general: number
  readonly offPeak: number
  readonly peak: number
  readonly superPeak: number
}

/** One bookable unit: a camping stand, a chalet, a room. */
export interface Plot {
  readonly id: PlotId
  readonly organisationId: OrganisationId
  readonly siteId: SiteId
  readonly name: string
  readonly plotNumber: number | null
  readonly isActive: boolean
  readonly isElectrified: boolean
  readonly allowSmoking: boolean
  readonly allowLateBooking: boolean
  /** Position and size on the organisation's plot map, in map units; null when it is not on the map. */
  readonly mapX: number | null
  readonly mapY: number | null
  readonly mapWidth: number | null
  readonly mapHeight: number | null
  /** Millimetres. */
  readonly irlWidth: number | null
  readonly irlLength: number | null
  readonly irlSqm: number | null
  readonly useSqm: boolean
  /** Null is no limit. */
  readonly tentsMax: number | null
  readonly caravansMax: number | null
  readonly paxMin: number
  readonly paxMax: number
  readonly allowMultipleReservationsUpToPaxMax: boolean
  readonly kidsUnderWhatAgeDontCountTowardsMaxPax: number
  readonly rateBasis: RateBasis
  readonly baseRates: RateColumns
  readonly rates: RateColumns
  readonly tiers: readonly Tier[]
  readonly minimumNights: MinimumNights
  readonly isWeekendTwoDaysRequired: boolean
  /** Null is that of its site. */
  readonly weekdaySupplement: WeekdaySupplement | 'none' | null
  readonly aboutPlot: string | null
  readonly images: readonly string[]
  readonly ageScaleId: AgeScaleId | null
  readonly paymentRuleId: PaymentRuleId | null
  readonly discountIds: readonly DiscountId[]
}

/** Whether guests see a field of a plot as it is: it is decided with the field. */
export const isPlotFieldForGuests = {
  id: true,
  organisationId: false,
  siteId: true,
  name: true,
  plotNumber: true,
  isActive: true,
  isElectrified: true,
  allowSmoking: true,
  allowLateBooking: true,
  mapX: true,
  mapY: true,
  mapWidth: true,
  mapHeight: true,
  irlWidth: true,
  irlLength: true,
  irlSqm: true,
  useSqm: true,
  tentsMax: true,
  caravansMax: true,
  paxMin: true,
  paxMax: true,
  allowMultipleReservationsUpToPaxMax: true,
  kidsUnderWhatAgeDontCountTowardsMaxPax: true,
  rateBasis: true,
  /** The quote says what a plot costs. */
  baseRates: false,
  rates: false,
  tiers: false,
  /** Side by side on the wire. */
  minimumNights: false,
  isWeekendTwoDaysRequired: true,
  weekdaySupplement: false,
  aboutPlot: true,
  images: true,
  ageScaleId: false,
  /** The whole rule is on the wire. */
  paymentRuleId: false,
  discountIds: false,
} as const satisfies Record<keyof Plot, boolean>

/** Said of a plot elsewhere: which one it is, what it costs, where it lies on the map and how it looks. */
export const plotFieldsThatAreNoFacts = [
  ...(['id', 'organisationId', 'siteId', 'images', 'mapX', 'mapY', 'mapWidth', 'mapHeight'] as const),
  ...(['rateBasis', 'baseRates', 'rates', 'tiers', 'ageScaleId', 'paymentRuleId', 'discountIds'] as const),
] as const

/**
 * Everything of a plot that people set about it: a field that a plot gets is a fact unless it is named above.
 */
export type PlotFacts = Omit<Plot, (typeof plotFieldsThatAreNoFacts)[number]>

/** What a plot is when nobody has said anything else. */
export const usualPlotFacts: Omit<PlotFacts, 'name' | 'plotNumber' | 'paxMin' | 'paxMax'> = {
  isActive: true,
  isElectrified: false,
  allowSmoking: false,
  allowLateBooking: false,
  irlWidth: null,
  irlLength: null,
  irlSqm: null,
  useSqm: false,
  tentsMax: null,
  caravansMax: null,
  allowMultipleReservationsUpToPaxMax: false,
  kidsUnderWhatAgeDontCountTowardsMaxPax: 0,
  minimumNights: { general: 0, offPeak: 0, peak: 0, superPeak: 0 },
  isWeekendTwoDaysRequired: false,
  weekdaySupplement: null,
  aboutPlot: null,
}
