import type { DayTimes, SiteTimes } from '@camp/domain/plots/plot.ts'
import type { ImportedOrganisation, ImportedPlot } from '../imported-organisation.ts'

const day: DayTimes = { checkIn: '14:00', checkOut: '10:00' }
const times: SiteTimes = {
  ...{ monday: day, tuesday: day, wednesday: day, thursday: day },
  ...{ friday: day, saturday: day, sunday: day, holiday: day },
}

export function anImportedPlot(facts: Partial<ImportedPlot> = {}): ImportedPlot {
  return {
    name: 'Stand 1',
    plotNumber: 1,
    isActive: true,
    isElectrified: true,
    allowSmoking: false,
    allowLateBooking: false,
    ...{ mapX: 40, mapY: 60, mapWidth: 36, mapHeight: 24 },
    ...{ irlWidth: 8000, irlLength: 10_000, irlSqm: 80, useSqm: false },
    ...{ tentsMax: 2, caravansMax: 1, paxMin: 1, paxMax: 6 },
    allowMultipleReservationsUpToPaxMax: false,
    kidsUnderWhatAgeDontCountTowardsMaxPax: 3,
    rateBasis: 'perPerson',
    baseRates: { offPeak: 50, peak: 60, superPeak: 80 },
    rates: { offPeak: 120, peak: 150, superPeak: 180.5 },
    tiers: [],
    ...{ minimumStayPeriod: 1, minimumStayPeriodOffPeak: 0, minimumStayPeriodPeak: 0, minimumStayPeriodSuperPeak: 0 },
    isWeekendTwoDaysRequired: false,
    aboutPlot: null,
    ageScale: null,
    paymentRule: null,
    discounts: ['Week away'],
    ...facts,
  }
}

/** Two seasons, a discount, one site with two plots. */
export function anImportedOrganisation(facts: Partial<ImportedOrganisation> = {}): ImportedOrganisation {
  return {
    ...{ slug: 'kwena-camp', name: 'Kwena Camp', status: 'active', isDemo: false, isAdultsOnly: false },
    ...{ shortDescription: '<p>Shade, river, fire.</p>', address1: '1 River Road', address2: null, suburb: null },
    ...{ cityName: 'Ceres', postalCode: '6835', country: 'ZA', province: 'Western Cape', latitude: -33.37, longitude: 19.31 },
    ...{ directions: null, googleMaps: null, businessEmail: null, businessNumber: null },
    useDisplayFromAmount: false,
    ...{ displayFromAmountOffPeak: null, displayFromAmountPeak: null, displayFromAmountSuperPeak: null },
    displayFromAmountType: null,
    ...{ isAllowMultiplePlots: true, useDimensions: false, takesOnlinePayment: true },
    ...{ isFeaturedOnHomepage: false, isFeaturedOnSearch: false },
    fees: {
      ...{ bookingFeeType: 'percentage', bookingFeePercentage: 8, bookingFeeAmount: 0 },
      ...{ adminFeeType: 'monthly', adminFeeAmount: 250, adminFeeStartDate: null },
    },
    cancellationPolicy: [{ daysBeforeArrival: 14, refundPercentage: 100 }],
    tags: ['Braai', 'River'],
    seasons: [
      {
        name: 'Summer',
        seasonType: 'peak',
        startDate: '2026-12-11',
        endDate: '2027-01-10',
        minimumStayPeriod: 3,
        isActive: true,
      },
      { name: 'Autumn', seasonType: 'out', startDate: '2027-01-11', endDate: '2027-03-19', minimumStayPeriod: 0, isActive: true },
    ],
    ageScales: [],
    paymentRules: [],
    specialTerms: [],
    discounts: [
      {
        ...{ name: 'Week away', minNights: 7, discountType: 'percentage', discountValue: 10 },
        ...{ excludeHolidays: false, excludeSchoolHolidays: false, excludeDateRanges: [] },
        ...{ validDays: ['MONDAY'], seasonTypes: ['out'], isActive: true },
      },
    ],
    users: [{ email: 'owner@kwena-camp.test', firstName: 'Naledi', lastName: 'Mokoena', role: 'ORGADMIN' }],
    sites: [
      {
        ...{ name: 'Stands', siteType: 'camping', isActive: true, isOnlineBookingActive: true, times, specialTerms: [] },
        plots: [anImportedPlot(), anImportedPlot({ name: 'Stand 2', plotNumber: 2 })],
      },
    ],
    ...facts,
  }
}
