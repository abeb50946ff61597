import type { AdminFeeTerms } from '@camp/domain/billing/admin-fee.ts'
import type { BookingFeeType } from '@camp/domain/billing/booking-fee.ts'
import type { CalendarFeedFacts } from '@camp/domain/calendar-feeds/calendar-feed.ts'
import type { PaymentRule } from '@camp/domain/deposit/payment-rule.ts'
import type { DocumentFacts } from '@camp/domain/documents/document.ts'
import type { Organisation } from '@camp/domain/organisations/organisation.ts'
import type { SpecialTerm } from '@camp/domain/organisations/special-term.ts'
import type { PictureTexts } from '@camp/domain/pictures/picture-text.ts'
import type { Plot, Site, Tier, WeekdaySupplement } from '@camp/domain/plots/plot.ts'
import type { PlotMap } from '@camp/domain/plots/plot-map.ts'
import type { AgeBand, AgeScale } from '@camp/domain/pricing/age-scale.ts'
import type { Discount } from '@camp/domain/pricing/discount.ts'
import type { SavedTextFacts } from '@camp/domain/saved-texts/saved-text.ts'
import type { Season } from '@camp/domain/seasons/season.ts'

/**
 * Amounts in rand, dates as `YYYY-MM-DD`, references by name: one validated organisation of the format
 * `organisations/1`. Every type of a document is the domain's own but for what it names: a field that the
 * domain gets is one of documents too.
 */
export interface ImportedOrganisation extends Omit<Organisation, (typeof organisationFieldsOfDocumentsOwn)[number]> {
  readonly country: string
  readonly province: string
  readonly displayFromAmountOffPeak: number | null
  readonly displayFromAmountPeak: number | null
  readonly displayFromAmountSuperPeak: number | null
  readonly fees: {
    /** Null: none is agreed. */
    readonly bookingFeeType: BookingFeeType | null
    readonly bookingFeePercentage: number
    readonly bookingFeeAmount: number
    readonly adminFeeType: AdminFeeTerms['type']
    readonly adminFeeAmount: number
    readonly adminFeeStartDate: string | null
  }
  readonly tags: readonly string[]
  /** Picture keys; absent leaves the pictures that are there. */
  readonly images?: readonly string[]
  readonly logo?: string | null
  /** Absent leaves what the campsite chose (rule O11). */
  readonly cancelsOverdueBookings?: boolean
  /** Absent leaves what the campsite chose (rule D13). */
  readonly releasesTransfers?: boolean
  /** The picture under the plots, and what is drawn around them; absent leaves what is there. */
  readonly mapPicture?: string | null
  readonly plotMap?: PlotMap
  /** Absent leaves what the campsite chose (rule X14). */
  readonly asksProvedNumber?: boolean
  /** What pictures show, by their keys; absent leaves the words that are there. */
  readonly pictureTexts?: PictureTexts
  readonly seasons: readonly ImportedSeason[]
  readonly ageScales: readonly ImportedAgeScale[]
  readonly paymentRules: readonly ImportedPaymentRule[]
  readonly specialTerms: readonly ImportedSpecialTerm[]
  /** Absent leaves the documents that are there. */
  readonly documents?: readonly DocumentFacts[]
  /** Absent leaves the saved texts that are there. */
  readonly savedTexts?: readonly SavedTextFacts[]
  readonly discounts: readonly ImportedDiscount[]
  readonly users: readonly ImportedUser[]
  readonly sites: readonly ImportedSite[]
}

/** What documents have in a form of their own, or not at all. */
export const organisationFieldsOfDocumentsOwn = [
  ...(['id', 'province', 'images', 'logo', 'pictureTexts', 'releasesTransfers', 'asksProvedNumber'] as const),
  ...(['hears', 'transferAccount'] as const),
  ...(['displayFromAmountOffPeak', 'displayFromAmountPeak', 'displayFromAmountSuperPeak'] as const),
] as const

export interface ImportedSeason extends Omit<Season, 'id' | 'startDate' | 'endDate'> {
  readonly startDate: string
  readonly endDate: string
}

export interface ImportedAgeScale extends Omit<AgeScale, 'id' | 'bands'> {
  readonly bands: readonly ImportedAgeBand[]
}

type FixedBand = Extract<AgeBand, { readonly kind: 'fixed' }>

export type ImportedAgeBand = Exclude<AgeBand, FixedBand> | (Omit<FixedBand, 'amounts'> & ImportedRates)

export interface ImportedRates {
  readonly offPeak: number
  readonly peak: number
  readonly superPeak: number
}

export interface ImportedPaymentRule extends Omit<PaymentRule, 'id' | 'minimumAmountForPartial'> {
  readonly minimumAmountForPartial: number
}

export type ImportedSpecialTerm = Omit<SpecialTerm, 'id' | 'siteIds'>

/** Of both types: a percentage, or an amount of rand. */
export interface ImportedDiscount extends Omit<Discount, 'id' | 'excludeDateRanges'> {
  readonly discountValue: number
  readonly excludeDateRanges: readonly { readonly startDate: string; readonly endDate: string }[]
}

export interface ImportedUser {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly role: 'ORGADMIN' | 'ORGUSER'
}

/** As the domain's, but in rand. */
export type ImportedSupplement = Pick<WeekdaySupplement, 'weekdays'> &
  ({ readonly kind: 'percentage'; readonly percentage: number } | { readonly kind: 'amount'; readonly amount: number })

export interface ImportedSite extends Omit<Site, 'id' | 'organisationId' | 'images' | 'weekdaySupplement'> {
  /** Not said where there is none. */
  readonly weekdaySupplement?: ImportedSupplement | null
  readonly specialTerms: readonly string[]
  readonly images?: readonly string[]
  readonly plots: readonly ImportedPlot[]
}

export type ImportedCalendarFeed = Pick<CalendarFeedFacts, 'provider' | 'feedUrl' | 'isActive'> &
  Partial<Pick<CalendarFeedFacts, 'stopSaleHours' | 'blocksTentative'>>

/**
 * A plot in a document: no ids, what belongs to it by name, amounts in rand, minimum stays side by side.
 * Every other field of a plot stands in it as it is.
 */
export interface ImportedPlot extends Omit<Plot, (typeof plotFieldsOfDocumentsOwn)[number]> {
  readonly baseRates: ImportedRates
  readonly rates: ImportedRates
  readonly tiers: readonly (Omit<Tier, 'rates'> & ImportedRates)[]
  readonly minimumStayPeriod: number
  readonly minimumStayPeriodOffPeak: number
  readonly minimumStayPeriodPeak: number
  readonly minimumStayPeriodSuperPeak: number
  /** Not said where it is that of its site. */
  readonly weekdaySupplement?: ImportedSupplement | 'none' | null
  readonly ageScale: string | null
  readonly paymentRule: string | null
  readonly discounts: readonly string[]
  readonly images?: readonly string[]
  /** Absent leaves the feeds that are there. */
  readonly calendarFeeds?: readonly ImportedCalendarFeed[]
}

/** What documents have in a form of their own, or not at all. */
export const plotFieldsOfDocumentsOwn = [
  ...(['id', 'organisationId', 'siteId', 'ageScaleId', 'paymentRuleId', 'discountIds'] as const),
  ...(['baseRates', 'rates', 'tiers', 'minimumNights', 'weekdaySupplement', 'images'] as const),
] as const
