import type { CalendarFeedFacts } from '@camp/domain/calendar-feeds/calendar-feed.ts'
import type { CancellationPolicy } from '@camp/domain/cancellation/cancellation-policy.ts'
import type { PartialPaymentDueType } from '@camp/domain/deposit/payment-rule.ts'
import type { DocumentFacts } from '@camp/domain/documents/document.ts'
import type { DisplayFromAmountType, OrganisationStatus } from '@camp/domain/organisations/organisation.ts'
import type { SpecialTermType } from '@camp/domain/organisations/special-term.ts'
import type { PictureTexts } from '@camp/domain/pictures/picture-text.ts'
import type { RateBasis, SiteTimes, SiteType, Weekday } from '@camp/domain/plots/plot.ts'
import type { SeasonType } from '@camp/domain/seasons/season.ts'

/** Amounts in rand, dates as `YYYY-MM-DD`, references by name: one validated organisation of the format `organisations/1`. */
export interface ImportedOrganisation {
  readonly slug: string
  readonly name: string
  readonly status: OrganisationStatus
  readonly isDemo: boolean
  readonly isAdultsOnly: boolean
  readonly shortDescription: string
  readonly address1: string | null
  readonly address2: string | null
  readonly suburb: string | null
  readonly cityName: string
  readonly postalCode: string | null
  readonly country: string
  readonly province: string
  readonly latitude: number
  readonly longitude: number
  readonly directions: string | null
  readonly googleMaps: string | null
  readonly businessEmail: string | null
  readonly businessNumber: string | null
  readonly useDisplayFromAmount: boolean
  readonly displayFromAmountOffPeak: number | null
  readonly displayFromAmountPeak: number | null
  readonly displayFromAmountSuperPeak: number | null
  readonly displayFromAmountType: DisplayFromAmountType | null
  readonly isAllowMultiplePlots: boolean
  readonly useDimensions: boolean
  readonly takesOnlinePayment: boolean
  readonly isFeaturedOnHomepage: boolean
  readonly isFeaturedOnSearch: boolean
  readonly fees: {
    readonly bookingFeeType: 'percentage' | 'amount' | 'percentageandamount'
    readonly bookingFeePercentage: number
    readonly bookingFeeAmount: number
    readonly adminFeeType: 'annual' | 'monthly'
    readonly adminFeeAmount: number
    readonly adminFeeStartDate: string | null
  }
  readonly cancellationPolicy: CancellationPolicy
  readonly tags: readonly string[]
  /** Picture keys; absent leaves the pictures that are there. */
  readonly images?: readonly string[]
  readonly logo?: string | null
  /** What pictures show, by their keys; absent leaves the words that are there. */
  readonly pictureTexts?: PictureTexts
  readonly seasons: readonly {
    readonly name: string
    readonly seasonType: SeasonType
    readonly startDate: string
    readonly endDate: string
    readonly minimumStayPeriod: number
    readonly isActive: boolean
  }[]
  readonly ageScales: readonly {
    readonly name: string
    readonly pensionerPercentage: number
    readonly bands: readonly ImportedAgeBand[]
  }[]
  readonly paymentRules: readonly {
    readonly name: string
    readonly isActive: boolean
    readonly allowPartialPayments: boolean
    readonly minimumAmountForPartial: number
    readonly partialPaymentDueType: PartialPaymentDueType
    readonly partialPaymentDueDays: number
    readonly partialPaymentPercentage: number
  }[]
  readonly specialTerms: readonly {
    readonly name: string
    readonly isActive: boolean
    readonly type: SpecialTermType
    readonly text: string
  }[]
  /** Absent leaves the documents that are there. */
  readonly documents?: readonly DocumentFacts[]
  readonly discounts: readonly {
    readonly name: string
    readonly isActive: boolean
    readonly minNights: number
    readonly discountType: 'percentage' | 'fixed'
    readonly discountValue: number
    readonly excludeHolidays: boolean
    readonly excludeSchoolHolidays: boolean
    readonly excludeDateRanges: readonly { readonly startDate: string; readonly endDate: string }[]
    readonly validDays: readonly Weekday[]
    readonly seasonTypes: readonly SeasonType[]
  }[]
  readonly users: readonly {
    readonly email: string
    readonly firstName: string
    readonly lastName: string
    readonly role: 'ORGADMIN' | 'ORGUSER'
  }[]
  readonly sites: readonly {
    readonly name: string
    readonly siteType: SiteType
    readonly isActive: boolean
    readonly isOnlineBookingActive: boolean
    readonly times: SiteTimes
    readonly specialTerms: readonly string[]
    readonly images?: readonly string[]
    readonly plots: readonly ImportedPlot[]
  }[]
}

export type ImportedAgeBand = { readonly fromAge: number; readonly toAge: number } & (
  | { readonly kind: 'free' }
  | { readonly kind: 'percentage'; readonly percentage: number }
  | ({ readonly kind: 'fixed' } & ImportedRates)
)

export interface ImportedRates {
  readonly offPeak: number
  readonly peak: number
  readonly superPeak: number
}

export type ImportedCalendarFeed = Omit<CalendarFeedFacts, 'plotId'>

export interface ImportedPlot {
  readonly name: string
  readonly plotNumber: number | null
  readonly isActive: boolean
  readonly isElectrified: boolean
  readonly allowSmoking: boolean
  readonly allowLateBooking: boolean
  readonly mapX: number | null
  readonly mapY: number | null
  readonly mapWidth: number | null
  readonly mapHeight: number | null
  readonly irlWidth: number | null
  readonly irlLength: number | null
  readonly irlSqm: number | null
  readonly useSqm: boolean
  readonly tentsMax: number | null
  readonly caravansMax: number | null
  readonly paxMin: number
  readonly paxMax: number
  readonly allowMultipleReservationsUpToPaxMax: boolean
  readonly kidsUnderWhatAgeDontCountTowardsMaxPax: number
  readonly rateBasis: RateBasis
  readonly baseRates: ImportedRates
  readonly rates: ImportedRates
  readonly tiers: readonly ({ readonly paxFrom: number; readonly paxTo: number } & ImportedRates)[]
  readonly minimumStayPeriod: number
  readonly minimumStayPeriodOffPeak: number
  readonly minimumStayPeriodPeak: number
  readonly minimumStayPeriodSuperPeak: number
  readonly isWeekendTwoDaysRequired: boolean
  readonly aboutPlot: string | null
  readonly images?: readonly string[]
  /** Absent leaves the feeds that are there. */
  readonly calendarFeeds?: readonly ImportedCalendarFeed[]
  readonly ageScale: string | null
  readonly paymentRule: string | null
  readonly discounts: readonly string[]
}
