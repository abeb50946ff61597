import type { OrganisationField } from './organisation-record.ts'

/** Where the money of an organisation goes. */
export const bankFields = [
  'bankName',
  'bankAccountName',
  'bankAccountNumber',
  'bankBranchCode',
  'bankAccountType',
] as const satisfies readonly OrganisationField[]

/** The forms of an organisation's own settings; what stands in one is saved together. */
export const organisationSections = {
  'public-page': [
    ...(['name', 'slug', 'shortDescription', 'isAdultsOnly'] as const),
    ...(['address1', 'address2', 'suburb', 'cityName', 'postalCode', 'province', 'latitude', 'longitude'] as const),
    ...(['directions', 'googleMaps', 'businessEmail', 'businessNumber'] as const),
    ...(['aboutHosts', 'houseRules', 'aboutPets', 'aboutArrival'] as const),
    ...(['useDisplayFromAmount', 'displayFromAmountType', 'displayFromAmountOffPeak', 'displayFromAmountPeak'] as const),
    ...(['displayFromAmountSuperPeak', 'facilities'] as const),
  ],
  'booking-rules': [
    ...(['takesOnlinePayment', 'isAllowMultiplePlots', 'asksProvedNumber'] as const),
    ...(['cancellationPolicy', 'cancelsOverdueBookings', 'releasesTransfers'] as const),
  ],
  messages: ['hears'],
  owner: ['ownerName', 'ownerEmail', 'ownerNumber', 'registrationNumber', 'vatNumber'],
  'bank-details': [...bankFields, 'showsBankDetails'],
  fees: [
    ...(['bookingFeeType', 'bookingFeePercentage', 'bookingFeeAmount', 'adminFeeType', 'adminFeeAmount'] as const),
    ...(['adminFeeStartDate', 'isFeaturedOnHomepage', 'isFeaturedOnSearch', 'isDemo'] as const),
  ],
} as const satisfies Readonly<Record<string, readonly OrganisationField[]>>

export type OrganisationSection = keyof typeof organisationSections

/** Fees and the flags of the platform are written by the platform alone (rule O9). */
export function isOfPlatform(section: OrganisationSection): boolean {
  return section === 'fees'
}

export function fieldsOfSection(section: OrganisationSection): readonly OrganisationField[] {
  return organisationSections[section]
}
