import type { CancellationPolicy } from '@camp/domain/cancellation/cancellation-policy.ts'
import type { PartialPaymentDueType } from '@camp/domain/deposit/payment-rule.ts'
import type { DisplayFromAmountType, OrganisationStatus } from '@camp/domain/organisations/organisation.ts'
import type { SpecialTermType } from '@camp/domain/organisations/special-term.ts'
import type { RateBasis, SiteTimes, SiteType, Weekday } from '@camp/domain/plots/plot.ts'
import type { SeasonType } from '@camp/domain/seasons/season.ts'

/** One organisation with all that belongs to it, as PostgreSQL hands it over: columns by their names, children as arrays. */
export interface CatalogueRow {
  readonly id: string
  readonly version: string
  readonly organisation: OrganisationJson
  readonly seasons: readonly SeasonJson[]
  readonly age_scales: readonly AgeScaleJson[]
  readonly discounts: readonly DiscountJson[]
  readonly payment_rules: readonly PaymentRuleJson[]
  readonly special_terms: readonly SpecialTermJson[]
  readonly documents: readonly DocumentJson[]
  readonly sites: readonly SiteJson[]
  readonly plots: readonly PlotJson[]
  readonly tags: readonly { readonly name: string; readonly icon: string; readonly is_active: boolean }[]
}

export interface OrganisationJson {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly status: OrganisationStatus
  readonly is_demo: boolean
  readonly is_adults_only: boolean
  readonly images: readonly string[]
  readonly logo: string | null
  readonly picture_texts: Readonly<Record<string, string>>
  readonly short_description: string
  readonly address1: string | null
  readonly address2: string | null
  readonly suburb: string | null
  readonly city_name: string
  readonly postal_code: string | null
  readonly latitude: number
  readonly longitude: number
  readonly directions: string | null
  readonly google_maps: string | null
  readonly business_email: string | null
  readonly business_number: string | null
  readonly use_display_from_amount: boolean
  readonly display_from_amount_off_peak_cents: number | null
  readonly display_from_amount_peak_cents: number | null
  readonly display_from_amount_super_peak_cents: number | null
  readonly display_from_amount_type: DisplayFromAmountType | null
  readonly is_allow_multiple_plots: boolean
  readonly use_dimensions: boolean
  readonly takes_online_payment: boolean
  readonly is_featured_on_homepage: boolean
  readonly is_featured_on_search: boolean
  readonly cancellation_policy: CancellationPolicy
  readonly province: { readonly code: string; readonly name: string }
  readonly country: {
    readonly code: string
    readonly name: string
    readonly currency: string
    readonly currency_symbol: string
    readonly timezone: string
  }
}

export interface SeasonJson {
  readonly id: string
  readonly name: string
  readonly season_type: SeasonType
  readonly start_date: string
  readonly end_date: string
  readonly is_active: boolean
  readonly minimum_stay_period: number
}

export interface AgeScaleJson {
  readonly id: string
  readonly name: string
  readonly pensioner_percentage: number
  readonly bands: readonly AgeBandJson[]
}

export type AgeBandJson = { readonly from_age: number; readonly to_age: number } & (
  | { readonly kind: 'free' }
  | { readonly kind: 'percentage'; readonly percentage: number }
  | ({ readonly kind: 'fixed' } & RatesJson<'amount'>)
)

export type DiscountJson = {
  readonly id: string
  readonly name: string
  readonly is_active: boolean
  readonly min_nights: number
  readonly exclude_holidays: boolean
  readonly exclude_school_holidays: boolean
  readonly exclude_date_ranges: readonly { readonly startDate: string; readonly endDate: string }[]
  readonly valid_days: readonly Weekday[]
  readonly season_types: readonly SeasonType[]
} & (
  | { readonly discount_type: 'percentage'; readonly percentage: number }
  | { readonly discount_type: 'fixed'; readonly amount_cents: number }
)

export interface PaymentRuleJson {
  readonly id: string
  readonly name: string
  readonly is_active: boolean
  readonly allow_partial_payments: boolean
  readonly minimum_amount_for_partial_cents: number
  readonly partial_payment_due_type: PartialPaymentDueType
  readonly partial_payment_due_days: number
  readonly partial_payment_percentage: number
}

export interface SpecialTermJson {
  readonly id: string
  readonly name: string
  readonly is_active: boolean
  readonly type: SpecialTermType
  readonly text: string
  readonly site_ids: readonly string[]
}

export interface DocumentJson {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly version: number
  readonly is_mandatory: boolean
  readonly is_active: boolean
}

export interface SiteJson {
  readonly id: string
  readonly name: string
  readonly site_type: SiteType
  readonly is_active: boolean
  readonly is_online_booking_active: boolean
  readonly images: readonly string[]
  readonly times: SiteTimes
}

export type RatesJson<Name extends string> = {
  readonly [Column in `${Name}_${'off_peak' | 'peak' | 'super_peak'}_cents`]: number
}

export type TierJson = { readonly pax_from: number; readonly pax_to: number } & RatesJson<'rate'>

export type PlotJson = {
  readonly id: string
  readonly site_id: string
  readonly name: string
  readonly plot_number: number | null
  readonly is_active: boolean
  readonly is_electrified: boolean
  readonly allow_smoking: boolean
  readonly allow_late_booking: boolean
  readonly map_x: number | null
  readonly map_y: number | null
  readonly map_width: number | null
  readonly map_height: number | null
  readonly irl_width: number | null
  readonly irl_length: number | null
  readonly irl_sqm: number | null
  readonly use_sqm: boolean
  readonly tents_max: number | null
  readonly caravans_max: number | null
  readonly pax_min: number
  readonly pax_max: number
  readonly allow_multiple_reservations_up_to_pax_max: boolean
  readonly kids_under_what_age_dont_count_towards_max_pax: number
  readonly rate_basis: RateBasis
  readonly minimum_stay_period: number
  readonly minimum_stay_period_off_peak: number
  readonly minimum_stay_period_peak: number
  readonly minimum_stay_period_super_peak: number
  readonly is_weekend_two_days_required: boolean
  readonly about_plot: string | null
  readonly images: readonly string[]
  readonly age_scale_id: string | null
  readonly payment_rule_id: string | null
  readonly discount_ids: readonly string[]
  readonly tiers: readonly TierJson[]
} & RatesJson<'base_rate'> &
  RatesJson<'rate'>
