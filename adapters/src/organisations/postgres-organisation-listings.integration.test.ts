import {
  listedOrganisations,
  organisationListingsContract,
} from '@camp/application/organisations/platform/testing/organisation-listings.contract.ts'
import { testId } from '@camp/application/testing/a-campsite.ts'
import type { PlotId, SiteId } from '@camp/domain/shared/ids.ts'
import { aPlot } from '@camp/domain/testing/a-plot.ts'
import { aSite } from '@camp/domain/testing/a-site.ts'
import { anOrganisation } from '@camp/domain/testing/an-organisation.ts'
import { givenCatalogue } from '@camp/domain/testing/given-catalogue.ts'
import { afterAll, beforeAll } from 'vitest'
import { storeCatalogue } from '../postgres/testing/store-catalogue.ts'
import { startTestStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresOrganisationListings } from './postgres-organisation-listings.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
  for (const [position, { id, plots, users, ...facts }] of listedOrganisations.entries()) {
    const siteId = testId(100 * (position + 1)) as SiteId
    const plotIds = Array.from({ length: plots }, (_, plot) => testId(100 * (position + 1) + plot + 1) as PlotId)
    await storeCatalogue(
      store.em,
      givenCatalogue({
        organisation: anOrganisation({ id, ...facts }),
        sites: [aSite({ id: siteId, organisationId: id })],
        plots: plotIds.map((plotId) => aPlot({ id: plotId, name: plotId, siteId, organisationId: id })),
      }),
    )
    if (users === 0) continue
    await store.em.execute(`insert into user_account (email) values ('staff@example.test')`)
    await store.em.execute(
      `insert into user_organisation (user_id, organisation_id, role) select id, ?, 'ORGADMIN' from user_account`,
      [id],
    )
  }
})
afterAll(() => store.stop())

organisationListingsContract('postgres', async () => ({
  organisationListings: new PostgresOrganisationListings(store.em),
  stop: async () => {},
}))
