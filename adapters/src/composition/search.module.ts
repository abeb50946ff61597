import { FeaturedOrganisations } from '@camp/application/organisations/featured-organisations.ts'
import { OrganisationSeasons } from '@camp/application/organisations/organisation-seasons.ts'
import { ShowOrganisation } from '@camp/application/organisations/show-organisation.ts'
import { QuoteSelection } from '@camp/application/picker/quote-selection.ts'
import { ShowPicker } from '@camp/application/picker/show-picker.ts'
import { ShowLowestPrice } from '@camp/application/pricing/show-lowest-price.ts'
import { SearchOrganisations } from '@camp/application/search/search-organisations.ts'
import { SuggestPlaces } from '@camp/application/search/suggest-places.ts'
import { OrganisationTags } from '@camp/application/tags/organisation-tags.ts'
import { ShowTagCategory } from '@camp/application/tags/show-tag-category.ts'
import { ContainerModule } from 'inversify'
import { Ports } from './ports.ts'

/** Finding a place, and what it has. */
export const searchModule = new ContainerModule(({ bind }) => {
  bind(SuggestPlaces).toResolvedValue((places) => new SuggestPlaces({ places }), [Ports.places])
  bind(SearchOrganisations).toResolvedValue(
    (findCampsitesNear, catalogues, ratings, occupancies, holidayCalendars, clock) =>
      new SearchOrganisations({ findCampsitesNear, catalogues, ratings, occupancies, holidayCalendars, clock }),
    [Ports.findCampsitesNear, Ports.catalogues, Ports.ratings, Ports.occupancies, Ports.holidayCalendars, Ports.clock],
  )
  bind(FeaturedOrganisations).toResolvedValue(
    (catalogues, ratings) => new FeaturedOrganisations({ catalogues, ratings }),
    [Ports.catalogues, Ports.ratings],
  )
  bind(ShowOrganisation).toResolvedValue(
    (catalogues, ratings) => new ShowOrganisation({ catalogues, ratings }),
    [Ports.catalogues, Ports.ratings],
  )
  bind(ShowLowestPrice).toResolvedValue((catalogues) => new ShowLowestPrice({ catalogues }), [Ports.catalogues])
  bind(OrganisationSeasons).toResolvedValue((catalogues) => new OrganisationSeasons({ catalogues }), [Ports.catalogues])
  bind(OrganisationTags).toResolvedValue((tags) => new OrganisationTags({ tags }), [Ports.tags])
  bind(ShowTagCategory).toResolvedValue((tags) => new ShowTagCategory({ tags }), [Ports.tags])
  bind(ShowPicker).toResolvedValue(
    (catalogues, ratings, occupancies, holidayCalendars, clock) =>
      new ShowPicker({ catalogues, ratings, occupancies, holidayCalendars, clock }),
    [Ports.catalogues, Ports.ratings, Ports.occupancies, Ports.holidayCalendars, Ports.clock],
  )
  bind(QuoteSelection).toResolvedValue(
    (catalogues, occupancies, holidayCalendars, clock) =>
      new QuoteSelection({ catalogues, occupancies, holidayCalendars, clock }),
    [Ports.catalogues, Ports.occupancies, Ports.holidayCalendars, Ports.clock],
  )
})
