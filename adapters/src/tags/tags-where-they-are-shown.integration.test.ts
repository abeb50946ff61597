import { campsite } from '@camp/application/testing/a-campsite.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PostgresOccupancies } from '../availability/postgres-occupancies.ts'
import { CatalogueCache } from '../organisations/catalogue-cache.ts'
import { PostgresCatalogues } from '../organisations/postgres-catalogues.ts'
import { PostgresOrganisationRecords } from '../organisations/postgres-organisation-records.ts'
import { startCampsiteStore, type TestStore } from '../postgres/testing/test-store.ts'
import { readIndexedRows } from '../search/campsite-rows.ts'
import { PostgresFindCampsitesNear } from '../search/postgres-find-campsites-near.ts'
import { PostgresTags } from './postgres-tags.ts'

const { id } = campsite.organisation
const names = ['Braai', 'Guests only', 'Hosts only', 'Search only']

let store: TestStore
let category: string
beforeAll(async () => {
  store = await startCampsiteStore()
  const { em } = store
  await em.execute('delete from organisation_tag where organisation_id = ?', [id])
  const [known] = await em.execute<[{ id: string }]>(
    `insert into default_tag_category (name, colour) values ('Campsite Facilities', '#2F6B4F')
     on conflict (name) do update set colour = excluded.colour returning id`,
  )
  category = known.id
  for (const name of names) {
    const only = (who: string) => name === 'Braai' || name === `${who} only`
    await em.execute(
      `with kind as (
         insert into default_tag (default_tag_category_id, name, short_name, icon, for_guest, for_host, for_search)
         values (?, ?, ?, 'flame', ?, ?, ?)
         on conflict (default_tag_category_id, name) do update set icon = excluded.icon returning id)
       insert into organisation_tag (organisation_id, default_tag_id, name, icon) select ?, id, ?, 'flame' from kind`,
      [category, name, name, only('Guests'), only('Hosts'), only('Search'), id, name],
    )
  }
})
afterAll(() => store.stop())

it('shows guests what is for guests', async () => {
  const { em } = store
  const catalogues = new PostgresCatalogues({ em, cache: new CatalogueCache(), isDemoMode: true })

  const shown = (await catalogues.find(id))?.tags.filter(({ isActive }) => isActive).map(({ name }) => name)
  const listed = (await new PostgresTags(em).ofOrganisation(id, category))?.map(({ name }) => name)
  expect([shown, listed]).toEqual([
    ['Braai', 'Guests only'],
    ['Braai', 'Guests only'],
  ])
})

it('lets searches filter by what is for searching', async () => {
  const { em } = store
  const catalogues = new PostgresCatalogues({ em, cache: new CatalogueCache(), isDemoMode: true })
  const occupancies = new PostgresOccupancies(em)
  const database = new PostgresFindCampsitesNear({ em, isDemoMode: true, catalogues, occupancies })
  const query = { area: { kind: 'anywhere' }, siteTypes: [], electrified: false, adultsOnly: false, withChildren: false } as const
  const found = async (tags: readonly string[]) => (await database.find({ ...query, tags })).inOrder('distance', 0, 9)

  const [candidate] = await found(['Search only'])
  const kept = (await readIndexedRows(em, [id]))[0]?.tags
  expect([candidate?.campsite.tags, kept].map((tags) => tags?.map(({ name }) => name))).toEqual([
    ['Braai', 'Search only'],
    ['Braai', 'Search only'],
  ])
  expect(await found(['Guests only'])).toEqual([])
})

it('offers hosts what is for hosts', async () => {
  const { facilities } = await new PostgresOrganisationRecords(store.em).choices()

  expect(facilities.map(({ name }) => name).filter((name) => names.includes(name))).toEqual(['Braai', 'Hosts only'])
})
