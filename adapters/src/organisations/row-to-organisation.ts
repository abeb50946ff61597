import type { Organisation } from '@camp/domain/organisations/organisation.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { sanitisedOnRead } from '../html/sanitised-on-read.ts'
import type { OrganisationJson } from './catalogue-rows.ts'

export function toOrganisation(row: OrganisationJson): Organisation {
  const { currency, currency_symbol: currencySymbol, timezone } = row.country
  const amount = (cents: number | null) => (cents === null ? null : Money.cents(cents, currency))
  return {
    id: row.id as OrganisationId,
    slug: row.slug,
    name: row.name,
    status: row.status,
    isDemo: row.is_demo,
    isAdultsOnly: row.is_adults_only,
    images: row.images,
    logo: row.logo,
    pictureTexts: row.picture_texts,
    shortDescription: sanitisedOnRead(row.short_description),
    address1: row.address1,
    address2: row.address2,
    suburb: row.suburb,
    cityName: row.city_name,
    postalCode: row.postal_code,
    province: {
      ...row.province,
      country: { code: row.country.code, name: row.country.name, currency, currencySymbol, timezone },
    },
    latitude: row.latitude,
    longitude: row.longitude,
    directions: row.directions && sanitisedOnRead(row.directions),
    googleMaps: row.google_maps,
    businessEmail: row.business_email,
    businessNumber: row.business_number,
    useDisplayFromAmount: row.use_display_from_amount,
    displayFromAmountOffPeak: amount(row.display_from_amount_off_peak_cents),
    displayFromAmountPeak: amount(row.display_from_amount_peak_cents),
    displayFromAmountSuperPeak: amount(row.display_from_amount_super_peak_cents),
    displayFromAmountType: row.display_from_amount_type,
    isAllowMultiplePlots: row.is_allow_multiple_plots,
    useDimensions: row.use_dimensions,
    takesOnlinePayment: row.takes_online_payment,
    isFeaturedOnHomepage: row.is_featured_on_homepage,
    isFeaturedOnSearch: row.is_featured_on_search,
    cancellationPolicy: row.cancellation_policy,
  }
}
