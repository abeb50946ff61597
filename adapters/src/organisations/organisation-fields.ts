import type { Organisation, Province } from '@camp/domain/organisations/organisation.ts'
import type { OrganisationRecord } from '@camp/domain/organisations/settings/organisation-record.ts'
import type { GivenAccount } from '@camp/domain/payments/transfer-account.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { type Fields, reader, writer } from '../postgres/fields.ts'
import type { JsonRow } from '../postgres/json-row.ts'
import { storedInstant } from '../postgres/stored-instant.ts'

export type OrganisationColumns = JsonRow<'organisation'>
type Columns = readonly (keyof OrganisationColumns)[]

/** An organisation's row with the names of where it lies. */
export interface OrganisationSource extends OrganisationColumns {
  readonly province: Pick<JsonRow<'province'>, 'code' | 'name'>
  readonly country: Pick<JsonRow<'country'>, 'code' | 'name' | 'currency' | 'currency_symbol' | 'timezone'>
}

const givenColumns = [
  ...(['shows_bank_details', 'bank_name', 'bank_account_name', 'bank_account_number', 'bank_branch_code'] as const),
  'bank_details_changed_at',
] as const satisfies Columns

/** Every field of an organisation that guests may see, once; a conversion says its columns. */
export const organisationFields = {
  id: 'id',
  slug: 'slug',
  name: 'name',
  status: 'status',
  isDemo: 'is_demo',
  isAdultsOnly: 'is_adults_only',
  shortDescription: 'short_description',
  address1: 'address1',
  address2: 'address2',
  suburb: 'suburb',
  cityName: 'city_name',
  postalCode: 'postal_code',
  province: {
    columns: ['country_code', 'province_code'] satisfies Columns,
    read: readProvince,
    write: ({ code, country }: Province) => ({ country_code: country.code, province_code: code }),
  },
  latitude: 'latitude',
  longitude: 'longitude',
  directions: 'directions',
  aboutHosts: 'about_hosts',
  houseRules: 'house_rules',
  aboutPets: 'about_pets',
  aboutArrival: 'about_arrival',
  googleMaps: 'google_maps',
  businessEmail: 'business_email',
  businessNumber: 'business_number',
  useDisplayFromAmount: 'use_display_from_amount',
  displayFromAmountOffPeak: amountIn('display_from_amount_off_peak_cents'),
  displayFromAmountPeak: amountIn('display_from_amount_peak_cents'),
  displayFromAmountSuperPeak: amountIn('display_from_amount_super_peak_cents'),
  displayFromAmountType: 'display_from_amount_type',
  isAllowMultiplePlots: 'is_allow_multiple_plots',
  useDimensions: 'use_dimensions',
  takesOnlinePayment: 'takes_online_payment',
  transferAccount: {
    columns: givenColumns,
    read: readGivenAccount,
    write: writeGivenAccount,
  },
  releasesTransfers: 'releases_transfers',
  asksProvedNumber: 'asks_proved_number',
  isFeaturedOnHomepage: 'is_featured_on_homepage',
  isFeaturedOnSearch: 'is_featured_on_search',
  cancellationPolicy: 'cancellation_policy',
  hears: 'hears',
  images: 'images',
  logo: 'logo',
  pictureTexts: 'picture_texts',
} as const satisfies Fields<OrganisationSource, Organisation>

export const readOrganisation = reader<OrganisationSource, Organisation>(organisationFields)
export const writeOrganisation = writer<OrganisationSource, Organisation, typeof organisationFields>(organisationFields)

/**
 * The columns that guests' pages read: owner and VAT columns are none of them, and of the bank's what is
 * given.
 */
export const publicColumns: Columns = Object.values(organisationFields).flatMap((field) =>
  typeof field === 'object' ? field.columns : field,
)

/** What people set of an organisation and guests don't see, once. */
export const privateFields = {
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
  showsBankDetails: 'shows_bank_details',
  bookingFeeType: 'booking_fee_type',
  bookingFeePercentage: 'booking_fee_percentage',
  bookingFeeAmount: 'booking_fee_amount_cents',
  adminFeeType: 'admin_fee_type',
  adminFeeAmount: 'admin_fee_amount_cents',
  adminFeeStartDate: 'admin_fee_start_date',
} as const satisfies Fields<OrganisationColumns, Omit<OrganisationRecord, keyof Organisation | 'facilities'>>

/** Only what the campsite gives its guests leaves these columns, and only when it is whole (rule D11). */
function readGivenAccount(row: Pick<OrganisationSource, (typeof givenColumns)[number]>): GivenAccount | null {
  const { bank_name: bank, bank_account_name: name, bank_account_number: number, bank_branch_code: branchCode } = row
  if (!row.shows_bank_details || !bank || !name || !number || !branchCode) return null
  const changedAt = row.bank_details_changed_at
  return { bank, name, number, branchCode, changedAt: storedInstant(changedAt) }
}

function writeGivenAccount(account: GivenAccount | null) {
  return {
    shows_bank_details: account !== null,
    bank_name: account?.bank ?? null,
    bank_account_name: account?.name ?? null,
    bank_account_number: account?.number ?? null,
    bank_branch_code: account?.branchCode ?? null,
    bank_details_changed_at: account?.changedAt?.toString() ?? null,
  }
}

function readProvince({ province, country }: Pick<OrganisationSource, 'province' | 'country'>): Province {
  const { code, name, currency, currency_symbol: currencySymbol, timezone } = country
  return { code: province.code, name: province.name, country: { code, name, currency, currencySymbol, timezone } }
}

function amountIn<const Column extends keyof OrganisationColumns>(column: Column) {
  type Held = Readonly<Record<Column, number | null>>
  return {
    columns: [column],
    read: (row: Held & Pick<OrganisationSource, 'country'>) => {
      const cents = row[column]
      return cents === null ? null : Money.cents(cents, row.country.currency)
    },
    write: (amount: Money | null) => ({ [column]: amount?.cents ?? null }) as Held,
  }
}
