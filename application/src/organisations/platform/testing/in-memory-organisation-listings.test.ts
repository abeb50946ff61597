import { InMemoryOrganisationListings } from './in-memory-organisation-listings.ts'
import { listedOrganisations, organisationListingsContract } from './organisation-listings.contract.ts'

organisationListingsContract('in memory', async () => ({
  organisationListings: new InMemoryOrganisationListings(listedOrganisations),
  stop: async () => {},
}))
