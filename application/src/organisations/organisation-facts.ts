import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import type { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import { organisationCard } from './organisation-card.ts'
import type { OrganisationView } from './organisation-view.ts'
import type { Rating } from './ratings.ts'

/** The public facts of an organisation of any status; who may see it is judged by the caller. */
export type OrganisationFacts = Omit<OrganisationView, 'status'> & { readonly status: string }

/** With dates, its price line is the one that a card has for them (rule S6). */
export function organisationFacts(catalogue: Catalogue, rating: Rating, dates: StayDates | null = null): OrganisationFacts {
  const { organisation, sites } = catalogue
  const { distanceKm: _, ...card } = organisationCard(catalogue, { rating, distanceKm: null, dates })
  return {
    ...card,
    status: organisation.status,
    images: organisation.images,
    logo: organisation.logo,
    pictureTexts: organisation.pictureTexts,
    address1: organisation.address1,
    address2: organisation.address2,
    timezone: organisation.province.country.timezone,
    currency: organisation.province.country.currency,
    currencySymbol: organisation.province.country.currencySymbol,
    directions: organisation.directions,
    aboutHosts: organisation.aboutHosts,
    houseRules: organisation.houseRules,
    aboutPets: organisation.aboutPets,
    aboutArrival: organisation.aboutArrival,
    googleMaps: organisation.googleMaps,
    businessEmail: organisation.businessEmail,
    businessNumber: organisation.businessNumber,
    isAllowMultiplePlots: organisation.isAllowMultiplePlots,
    useDimensions: organisation.useDimensions,
    takesOnlinePayment: organisation.takesOnlinePayment,
    useDisplayFromAmount: organisation.useDisplayFromAmount,
    displayFromAmountOffPeak: organisation.displayFromAmountOffPeak,
    displayFromAmountPeak: organisation.displayFromAmountPeak,
    displayFromAmountSuperPeak: organisation.displayFromAmountSuperPeak,
    displayFromAmountType: organisation.displayFromAmountType,
    isFeaturedOnHomepage: organisation.isFeaturedOnHomepage,
    cancellationPolicy: organisation.cancellationPolicy,
    sites: sites
      .filter((site) => site.isActive && site.isOnlineBookingActive)
      .map(({ id, name, siteType, images, times }) => ({ id, name, siteType, images, times })),
  }
}
