/**
 * The part of the import format `organisations/1` that decides prices: amounts in rand, dates `YYYY-MM-DD`.
 */
export interface OrganisationJson {
  readonly slug: string
  readonly seasons: readonly SeasonJson[]
  readonly ageScales: readonly AgeScaleJson[]
  readonly discounts: readonly DiscountJson[]
  readonly paymentRules: readonly PaymentRuleJson[]
  readonly plots: readonly PlotJson[]
  /** Of the site of all of them. */
  readonly siteSupplement?: SupplementJson | null
}

export interface SupplementJson {
  readonly kind: string
  readonly percentage?: number
  readonly amount?: number
  readonly weekdays: readonly string[]
}

export interface SeasonJson {
  readonly name: string
  readonly seasonType: string
  readonly startDate: string
  readonly endDate: string
  readonly isActive: boolean
}

export interface AgeScaleJson {
  readonly name: string
  readonly pensionerPercentage: number
  readonly bands: readonly AgeBandJson[]
}

export interface AgeBandJson {
  readonly fromAge: number
  readonly toAge: number
  readonly kind: string
  readonly percentage?: number
  readonly offPeak?: number
  readonly peak?: number
  readonly superPeak?: number
}

export interface RangeJson {
  readonly startDate: string
  readonly endDate: string
}

export interface DiscountJson {
  readonly name: string
  readonly isActive?: boolean
  readonly minNights: number
  readonly discountType: string
  readonly discountValue: number
  readonly excludeHolidays: boolean
  readonly excludeSchoolHolidays: boolean
  readonly excludeDateRanges: readonly RangeJson[]
  readonly validDays: readonly string[]
  readonly seasonTypes: readonly string[]
}

export interface PaymentRuleJson {
  readonly name: string
  readonly isActive: boolean
  readonly allowPartialPayments: boolean
  readonly minimumAmountForPartial: number
  readonly partialPaymentDueType: string
  readonly partialPaymentDueDays: number
  readonly partialPaymentPercentage: number
}

export interface ColumnsJson {
  readonly offPeak: number
  readonly peak: number
  readonly superPeak: number
}

export interface TierJson extends ColumnsJson {
  readonly paxFrom: number
  readonly paxTo: number
}

export interface PlotJson {
  readonly name: string
  readonly rateBasis: string
  readonly baseRates: ColumnsJson
  readonly rates: ColumnsJson
  readonly tiers: readonly TierJson[]
  readonly ageScale: string | null
  readonly paymentRule: string | null
  readonly discounts: readonly string[]
  readonly weekdaySupplement?: SupplementJson | 'none' | null
  readonly paxMax: number
}

export interface PartyJson {
  readonly numberOfAdults: number
  readonly numberOfPensioners: number
  readonly childrenAges: readonly number[]
}
