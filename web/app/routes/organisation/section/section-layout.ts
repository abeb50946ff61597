import type { OrganisationField } from '@camp/domain/organisations/settings/organisation-record.ts'
import type { OrganisationSection } from '@camp/domain/organisations/settings/organisation-sections.ts'
import type { TextKey } from '#app/wording/catalogue.ts'

/** Words that need no values. */
type Words = Exclude<TextKey<'organisationSettings'>, 'policyStep'>

interface Part {
  readonly title: Words
  readonly lead?: Words
  /** Few need it: folded while its fields say nothing. */
  readonly isFolded?: true
  /** Two in one row stand beside each other. */
  readonly rows: readonly (readonly OrganisationField[])[]
}

interface Layout {
  readonly title: Words
  readonly lead: Words
  readonly parts: readonly Part[]
}

/** How the fields of each form are arranged. */
export const sectionLayouts = {
  'public-page': {
    title: 'public-page',
    lead: 'public-pageLead',
    parts: [
      { title: 'partName', rows: [['name', 'slug'], ['shortDescription'], ['isAdultsOnly']] },
      {
        title: 'partAddress',
        rows: [
          ['address1', 'address2'],
          ['suburb', 'cityName'],
          ['postalCode', 'province'],
          ['latitude', 'longitude'],
          ['directions'],
          ['googleMaps'],
        ],
      },
      {
        title: 'partForGuests',
        lead: 'partForGuestsLead',
        rows: [['aboutHosts'], ['houseRules'], ['aboutPets'], ['aboutArrival']],
      },
      { title: 'partContact', rows: [['businessEmail', 'businessNumber']] },
      {
        title: 'partPrice',
        lead: 'partPriceLead',
        isFolded: true,
        rows: [
          ['useDisplayFromAmount'],
          ['displayFromAmountType', 'displayFromAmountOffPeak'],
          ['displayFromAmountPeak', 'displayFromAmountSuperPeak'],
        ],
      },
      { title: 'partFacilities', lead: 'partFacilitiesLead', rows: [['facilities']] },
    ],
  },
  'booking-rules': {
    title: 'booking-rules',
    lead: 'booking-rulesLead',
    parts: [
      {
        title: 'partBooking',
        rows: [
          ['takesOnlinePayment'],
          ['releasesTransfers'],
          ['cancelsOverdueBookings'],
          ['isAllowMultiplePlots'],
          ['asksProvedNumber'],
        ],
      },
      { title: 'partCancellation', lead: 'partCancellationLead', rows: [['cancellationPolicy']] },
    ],
  },
  messages: {
    title: 'messages',
    lead: 'messagesLead',
    parts: [{ title: 'partHears', lead: 'partHearsLead', rows: [['hears']] }],
  },
  owner: {
    title: 'ownerTitle',
    lead: 'ownerLead',
    parts: [
      { title: 'partOwner', rows: [['ownerName'], ['ownerEmail', 'ownerNumber']] },
      { title: 'partRegistration', rows: [['registrationNumber', 'vatNumber']] },
    ],
  },
  'bank-details': {
    title: 'bank-details',
    lead: 'bank-detailsLead',
    parts: [
      {
        title: 'partBank',
        rows: [
          ['bankAccountName'],
          ['bankName', 'bankBranchCode'],
          ['bankAccountNumber', 'bankAccountType'],
          ['showsBankDetails'],
        ],
      },
    ],
  },
  fees: {
    title: 'fees',
    lead: 'feesLead',
    parts: [
      { title: 'partBookingFee', rows: [['bookingFeeType'], ['bookingFeePercentage', 'bookingFeeAmount']] },
      { title: 'partAdminFee', rows: [['adminFeeType'], ['adminFeeAmount', 'adminFeeStartDate']] },
      { title: 'partFeatured', rows: [['isFeaturedOnHomepage'], ['isFeaturedOnSearch'], ['isDemo']] },
    ],
  },
} as const satisfies Record<OrganisationSection, Layout>

export function layoutOf(section: OrganisationSection): Layout {
  return sectionLayouts[section]
}

/** What helps beside a label. */
export const fieldHints = {
  shortDescription: 'htmlHint',
  directions: 'htmlHint',
  aboutHosts: 'htmlHint',
  houseRules: 'htmlHint',
  aboutPets: 'htmlHint',
  aboutArrival: 'htmlHint',
  isAdultsOnly: 'isAdultsOnlyHint',
  latitude: 'latitudeHint',
  longitude: 'longitudeHint',
  googleMaps: 'googleMapsHint',
  takesOnlinePayment: 'takesOnlinePaymentHint',
  asksProvedNumber: 'asksProvedNumberHint',
  releasesTransfers: 'releasesTransfersHint',
  cancelsOverdueBookings: 'cancelsOverdueBookingsHint',
  vatNumber: 'vatNumberHint',
  showsBankDetails: 'showsBankDetailsHint',
} as const satisfies Partial<Record<OrganisationField, Words>>
