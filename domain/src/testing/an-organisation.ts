import { defaultCancellationPolicy } from '../cancellation/cancellation-policy.ts'
import { campsiteTopics } from '../messaging/campsite-news.ts'
import type { Organisation, Province } from '../organisations/organisation.ts'
import type { OrganisationId } from '../shared/ids.ts'

export function aProvince(facts: Partial<Province> = {}): Province {
  return {
    code: 'WC',
    name: 'Western Cape',
    country: { code: 'ZA', name: 'South Africa', currency: 'ZAR', currencySymbol: 'R', timezone: 'Africa/Johannesburg' },
    ...facts,
  }
}

/** Active, without online payment, several plots may be booked together. */
export function anOrganisation(facts: Partial<Organisation> = {}): Organisation {
  return {
    id: 'organisation-1' as OrganisationId,
    slug: 'kwena-camp',
    name: 'Kwena Camp',
    status: 'active',
    isDemo: false,
    isAdultsOnly: false,
    images: [],
    logo: null,
    pictureTexts: {},
    shortDescription: '<p>Shade, river, fire.</p>',
    address1: '1 River Road',
    address2: null,
    suburb: 'Kwena',
    cityName: 'Ceres',
    postalCode: '6835',
    province: aProvince(),
    latitude: -33.3689,
    longitude: 19.3109,
    directions: null,
    aboutHosts: null,
    houseRules: null,
    aboutPets: null,
    aboutArrival: null,
    googleMaps: null,
    businessEmail: 'desk@kwena-camp.test',
    businessNumber: '+27821234567',
    useDisplayFromAmount: false,
    displayFromAmountOffPeak: null,
    displayFromAmountPeak: null,
    displayFromAmountSuperPeak: null,
    displayFromAmountType: null,
    isAllowMultiplePlots: true,
    useDimensions: false,
    takesOnlinePayment: false,
    transferAccount: null,
    releasesTransfers: false,
    asksProvedNumber: false,
    isFeaturedOnHomepage: false,
    isFeaturedOnSearch: false,
    cancellationPolicy: defaultCancellationPolicy,
    hears: campsiteTopics,
    ...facts,
  }
}
