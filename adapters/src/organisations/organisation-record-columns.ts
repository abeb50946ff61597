import type { OrganisationField, OrganisationRecord } from '@camp/domain/organisations/settings/organisation-record.ts'

/** Where each field stands. Country and province are two columns, facilities rows of their own. */
export const recordColumns = {
  name: 'name',
  slug: 'slug',
  shortDescription: 'short_description',
  isAdultsOnly: 'is_adults_only',
  address1: 'address1',
  address2: 'address2',
  suburb: 'suburb',
  cityName: 'city_name',
  postalCode: 'postal_code',
  latitude: 'latitude',
  longitude: 'longitude',
  directions: 'directions',
  googleMaps: 'google_maps',
  businessEmail: 'business_email',
  businessNumber: 'business_number',
  useDisplayFromAmount: 'use_display_from_amount',
  displayFromAmountOffPeak: 'display_from_amount_off_peak_cents',
  displayFromAmountPeak: 'display_from_amount_peak_cents',
  displayFromAmountSuperPeak: 'display_from_amount_super_peak_cents',
  displayFromAmountType: 'display_from_amount_type',
  isAllowMultiplePlots: 'is_allow_multiple_plots',
  useDimensions: 'use_dimensions',
  takesOnlinePayment: 'takes_online_payment',
  cancellationPolicy: 'cancellation_policy',
  cancelsOverdueBookings: 'cancels_overdue_bookings',
  ownerName: 'owner_name',
  ownerEmail: 'owner_email',
  ownerNumber: 'owner_number',
  registrationNumber: 'registration_number',
  vatNumber: 'vat_number',
  bankName: 'bank_name',
  bankAccountName: 'bank_account_name',
  bankAccountNumber: 'bank_account_number',
  bankBranchCode: 'bank_branch_code',
  bankAccountType: 'bank_account_type',
  bookingFeeType: 'booking_fee_type',
  bookingFeePercentage: 'booking_fee_percentage',
  bookingFeeAmount: 'booking_fee_amount_cents',
  adminFeeType: 'admin_fee_type',
  adminFeeAmount: 'admin_fee_amount_cents',
  adminFeeStartDate: 'admin_fee_start_date',
  isFeaturedOnHomepage: 'is_featured_on_homepage',
  isFeaturedOnSearch: 'is_featured_on_search',
  isDemo: 'is_demo',
} as const satisfies Record<Exclude<OrganisationField, 'province' | 'facilities'>, string>

type OwnField = keyof typeof recordColumns
type Row = Readonly<Record<string, unknown>>

const ownFields = Object.keys(recordColumns) as readonly OwnField[]

/** The row has been checked by the migrations: numbers as numbers, dates as texts. */
export function recordOf(row: Row, facilities: readonly string[]): OrganisationRecord {
  const own = Object.fromEntries(ownFields.map((field) => [field, row[recordColumns[field]] ?? null]))
  return {
    ...own,
    shortDescription: row.short_description ?? '',
    bookingFeePercentage: Number(row.booking_fee_percentage),
    province: `${row.country_code}-${row.province_code}`,
    facilities,
  } as unknown as OrganisationRecord
}

/** The columns of the fields given. An empty description is a text, as guests' pages want it. */
export function columnsOf(values: Partial<OrganisationRecord>): Row {
  const own = ownFields
    .filter((field) => field in values)
    .map((field) => [recordColumns[field], field === 'cancellationPolicy' ? JSON.stringify(values[field]) : values[field]])
  return { ...Object.fromEntries(own), ...provinceColumns(values.province) }
}

export function provinceColumns(province: string | undefined): Row {
  if (province === undefined) return {}
  const [, country = '', code = ''] = /^([^-]*)-(.*)$/.exec(province) ?? []
  return { country_code: country, province_code: code }
}
