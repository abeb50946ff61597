import { FeaturedOrganisations } from '../organisations/featured-organisations.ts'
import { ListFindableOrganisations } from '../organisations/list-findable-organisations.ts'
import { OrganisationSeasons } from '../organisations/organisation-seasons.ts'
import { ReadShownVersion } from '../organisations/read-shown-version.ts'
import { ShowOrganisation } from '../organisations/show-organisation.ts'
import { QuoteSelection } from '../picker/quote-selection.ts'
import { ShowPicker } from '../picker/show-picker.ts'
import { ShowPlotKinds } from '../plots/show-plot-kinds.ts'
import { ShowLowestPrice } from '../pricing/show-lowest-price.ts'
import { OrganisationTags } from '../tags/organisation-tags.ts'
import { ShowTagCategory } from '../tags/show-tag-category.ts'
import { SearchOrganisations } from './search-organisations.ts'
import { ShowPlacesNear } from './show-places-near.ts'
import { SuggestPlaces } from './suggest-places.ts'

/** Finding a place, what it has, and choosing there. */
export const searchUseCases = {
  suggestPlaces: SuggestPlaces,
  searchOrganisations: SearchOrganisations,
  featuredOrganisations: FeaturedOrganisations,
  /** For search engines. */
  findableOrganisations: ListFindableOrganisations,
  /** For whoever keeps pages. */
  shownVersion: ReadShownVersion,
  showOrganisation: ShowOrganisation,
  lowestPrice: ShowLowestPrice,
  /** For the page of a campsite without dates. */
  showPlotKinds: ShowPlotKinds,
  placesNear: ShowPlacesNear,
  organisationSeasons: OrganisationSeasons,
  organisationTags: OrganisationTags,
  tagCategory: ShowTagCategory,
  showPicker: ShowPicker,
  quoteSelection: QuoteSelection,
}
