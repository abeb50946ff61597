import type { ImportedOrganisation } from '@camp/application/import-export/imported-organisation.ts'
import type { CancellationPolicy } from '@camp/domain/cancellation/cancellation-policy.ts'
import { toCents, toRand, toRandOrNull } from './rand-columns.ts'
import type { WantedRow } from './stored-row.ts'

/** The columns of `organisation` that documents have; owner, bank and VAT details are none of them. */
export function organisationColumns(organisation: ImportedOrganisation, provinceCode: string): WantedRow {
  const { fees } = organisation
  return {
    slug: organisation.slug,
    name: organisation.name,
    status: organisation.status,
    is_demo: organisation.isDemo,
    is_adults_only: organisation.isAdultsOnly,
    short_description: organisation.shortDescription,
    address1: organisation.address1,
    address2: organisation.address2,
    suburb: organisation.suburb,
    city_name: organisation.cityName,
    postal_code: organisation.postalCode,
    country_code: organisation.country,
    province_code: provinceCode,
    latitude: organisation.latitude,
    longitude: organisation.longitude,
    directions: organisation.directions,
    google_maps: organisation.googleMaps,
    business_email: organisation.businessEmail,
    business_number: organisation.businessNumber,
    use_display_from_amount: organisation.useDisplayFromAmount,
    display_from_amount_off_peak_cents: toCents(organisation.displayFromAmountOffPeak),
    display_from_amount_peak_cents: toCents(organisation.displayFromAmountPeak),
    display_from_amount_super_peak_cents: toCents(organisation.displayFromAmountSuperPeak),
    display_from_amount_type: organisation.displayFromAmountType,
    is_allow_multiple_plots: organisation.isAllowMultiplePlots,
    use_dimensions: organisation.useDimensions,
    takes_online_payment: organisation.takesOnlinePayment,
    is_featured_on_homepage: organisation.isFeaturedOnHomepage,
    is_featured_on_search: organisation.isFeaturedOnSearch,
    cancellation_policy: organisation.cancellationPolicy,
    booking_fee_type: fees.bookingFeeType,
    booking_fee_percentage: fees.bookingFeePercentage,
    booking_fee_amount_cents: toCents(fees.bookingFeeAmount),
    admin_fee_type: fees.adminFeeType,
    admin_fee_amount_cents: toCents(fees.adminFeeAmount),
    admin_fee_start_date: fees.adminFeeStartDate,
    ...(organisation.images && { images: organisation.images }),
    ...(organisation.pictureTexts && { picture_texts: organisation.pictureTexts }),
    ...(organisation.logo !== undefined && { logo: organisation.logo }),
  }
}

type Own = Omit<
  ImportedOrganisation,
  'tags' | 'documents' | 'seasons' | 'ageScales' | 'paymentRules' | 'specialTerms' | 'discounts' | 'users' | 'sites'
>

/** The values come from a row whose columns the migrations have checked. */
// biome-ignore lint/suspicious/noExplicitAny: one place where columns become fields
export function organisationFields(row: Readonly<Record<string, any>>): Own {
  return {
    slug: row.slug,
    name: row.name,
    status: row.status,
    isDemo: row.is_demo,
    isAdultsOnly: row.is_adults_only,
    shortDescription: row.short_description,
    address1: row.address1,
    address2: row.address2,
    suburb: row.suburb,
    cityName: row.city_name,
    postalCode: row.postal_code,
    country: row.country_code,
    province: row.province_name,
    latitude: row.latitude,
    longitude: row.longitude,
    directions: row.directions,
    googleMaps: row.google_maps,
    businessEmail: row.business_email,
    businessNumber: row.business_number,
    useDisplayFromAmount: row.use_display_from_amount,
    displayFromAmountOffPeak: toRandOrNull(row.display_from_amount_off_peak_cents),
    displayFromAmountPeak: toRandOrNull(row.display_from_amount_peak_cents),
    displayFromAmountSuperPeak: toRandOrNull(row.display_from_amount_super_peak_cents),
    displayFromAmountType: row.display_from_amount_type,
    isAllowMultiplePlots: row.is_allow_multiple_plots,
    useDimensions: row.use_dimensions,
    takesOnlinePayment: row.takes_online_payment,
    isFeaturedOnHomepage: row.is_featured_on_homepage,
    isFeaturedOnSearch: row.is_featured_on_search,
    fees: {
      bookingFeeType: row.booking_fee_type ?? 'percentage',
      bookingFeePercentage: row.booking_fee_percentage,
      bookingFeeAmount: toRand(row.booking_fee_amount_cents),
      adminFeeType: row.admin_fee_type ?? 'monthly',
      adminFeeAmount: toRand(row.admin_fee_amount_cents),
      adminFeeStartDate: row.admin_fee_start_date,
    },
    cancellationPolicy: (row.cancellation_policy as CancellationPolicy).map(({ daysBeforeArrival, refundPercentage }) => ({
      daysBeforeArrival,
      refundPercentage,
    })),
    ...picturesOf(row),
    ...(row.logo !== null && { logo: row.logo }),
    ...(Object.keys(row.picture_texts).length > 0 && { pictureTexts: row.picture_texts }),
  }
}

/** Said only when there are some. */
export function picturesOf(row: Readonly<Record<string, unknown>>): { readonly images?: readonly string[] } {
  const images = row.images as readonly string[]
  return images.length > 0 ? { images } : {}
}
