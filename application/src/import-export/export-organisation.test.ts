import type { Role } from '@camp/domain/people/role.ts'
import type { OrganisationId, UserId } from '@camp/domain/shared/ids.ts'
import { expect, it } from 'vitest'
import type { Actor } from '../shared/actor.ts'
import { ExportOrganisation } from './export-organisation.ts'
import { anImportedOrganisation, anImportedPlot } from './testing/an-imported-organisation.ts'
import { InMemoryOrganisationStore } from './testing/in-memory-organisation-store.ts'

const feed = { provider: 'Airbnb', feedUrl: 'https://www.airbnb.co.za/calendar/ical/1.ics?s=secret', isActive: true }

it.each([
  ['ORGADMIN', true],
  ['ORGUSER', false],
] as const)('shows an %s the addresses of calendar feeds: %s', async (role: Role, isShown) => {
  const organisation = anImportedOrganisation()
  const sites = organisation.sites.map((site) => ({ ...site, plots: [anImportedPlot({ calendarFeeds: [feed] })] }))
  const organisationStore = new InMemoryOrganisationStore()
  await organisationStore.save({ ...organisation, sites })
  const knownCountries = { all: async () => [{ code: 'ZA', currency: 'ZAR', provinces: ['Western Cape'] }] }
  const organisationIds = [`organisation-${organisation.slug}` as OrganisationId]
  const actor: Actor = { kind: 'user', userId: 'anna' as UserId, role, organisationIds }

  const exported = await new ExportOrganisation({ organisationStore, knownCountries }).execute({ actor, slug: organisation.slug })

  expect(exported.ok).toBe(true)
  expect(JSON.stringify(exported).includes(feed.feedUrl)).toBe(isShown)
})
