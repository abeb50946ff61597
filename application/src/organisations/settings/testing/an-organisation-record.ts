import type { OrganisationRecord } from '@camp/domain/organisations/settings/organisation-record.ts'

/** Of Kwena Camp: every field has a value that is not the one it starts with. */
export function anOrganisationRecord(facts: Partial<OrganisationRecord> = {}): OrganisationRecord {
  return {
    ...{ name: 'Kwena Camp', slug: 'kwena-camp', shortDescription: '<p>Shade, river, fire.</p>', isAdultsOnly: true },
    ...{ address1: '1 River Road', address2: 'Farm 7', suburb: 'Kwena', cityName: 'Ceres', postalCode: '6835' },
    ...{ province: 'ZA-WC', latitude: -33.3689, longitude: 19.3109 },
    ...{ directions: '<p>Over the pass.</p>', googleMaps: 'https://www.google.com/maps/embed?pb=1' },
    ...{ businessEmail: 'desk@kwena-camp.test', businessNumber: '+27821234567' },
    ...{ useDisplayFromAmount: true, displayFromAmountType: 'perPlot', displayFromAmountOffPeak: 20_050 },
    ...{ displayFromAmountPeak: 25_000, displayFromAmountSuperPeak: 30_000, facilities: [] },
    ...{ isAllowMultiplePlots: true, useDimensions: true, takesOnlinePayment: true, cancelsOverdueBookings: true },
    cancellationPolicy: [{ daysBeforeArrival: 30, refundPercentage: 90 }],
    ...{ ownerName: 'Ann Owner', ownerEmail: 'ann@kwena-camp.test', ownerNumber: '+27 82 000 0000' },
    ...{ registrationNumber: '2011/123456/07', vatNumber: '4123456789' },
    ...{ bankName: 'Some Bank', bankAccountName: 'Kwena Camp', bankAccountNumber: '62001234567' },
    ...{ bankBranchCode: '250655', bankAccountType: 'current' },
    ...{ bookingFeeType: 'percentageandamount', bookingFeePercentage: 7.5, bookingFeeAmount: 1_000 },
    ...{ adminFeeType: 'monthly', adminFeeAmount: 25_000, adminFeeStartDate: '2026-11-21' },
    ...{ isFeaturedOnHomepage: true, isFeaturedOnSearch: true, isDemo: true },
    ...facts,
  }
}
