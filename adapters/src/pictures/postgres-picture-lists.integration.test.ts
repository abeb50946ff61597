import { pictureListsContract } from '@camp/application/pictures/testing/picture-lists.contract.ts'
import { campsite, stands } from '@camp/application/testing/a-campsite.ts'
import type { Plot } from '@camp/domain/plots/plot.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startCampsiteStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresPictureLists } from './postgres-picture-lists.ts'

const own = campsite.organisation.id
const other = '00000000-0000-4000-8000-00000000ffff' as OrganisationId
const siteId = String(campsite.sites[0]?.id)
const [stand] = stands as [Plot]

let store: TestStore
beforeAll(async () => {
  store = await startCampsiteStore()
  await store.em.execute(`delete from plot where id <> '${stand.id}'`)
})
afterAll(() => store.stop())

async function start() {
  for (const table of ['organisation', 'site', 'plot']) await store.em.execute(`update ${table} set images = '{}'`)
  await store.em.execute(`update organisation set logo = null, map_picture = null, picture_texts = '{}'`)
  const pictureLists = new PostgresPictureLists(store.database.forkEntityManager())
  return { pictureLists, own, other, siteId, plotId: stand.id as string, stop: async () => {} }
}

pictureListsContract('PostgresPictureLists', start)

it('moves the version of the catalogue, so that guests see what changed', async () => {
  const { pictureLists, plotId } = await start()
  const version = async () => (await store.em.execute<{ version: string }[]>('select version from organisation'))[0]?.version
  for (const owner of [
    { kind: 'organisation' },
    { kind: 'logo' },
    { kind: 'map' },
    { kind: 'site', id: siteId },
    { kind: 'plot', id: plotId },
  ] as const) {
    const before = await version()

    await pictureLists.write(own, owner, ['up-1'])

    expect(await version()).not.toBe(before)
  }
})

it('moves it too when a picture is described', async () => {
  const { pictureLists } = await start()
  const version = async () => (await store.em.execute<{ version: string }[]>('select version from organisation'))[0]?.version
  const before = await version()

  await pictureLists.describe(own, { 'up-1': 'Dam' })

  expect(await version()).not.toBe(before)
})

it('holds whoever asks next for the same until the change is written', async () => {
  const { pictureLists, plotId } = await start()
  const owner = { kind: 'plot', id: plotId } as const
  const add = (key: string) =>
    store.database.forkEntityManager().transactional(async (em) => {
      const lists = new PostgresPictureLists(em)
      const stored = await lists.findForChange(own, owner)
      await lists.write(own, owner, [...(stored?.pictures ?? []), key])
    })

  await Promise.all(['a', 'b', 'c'].map(add))

  expect((await pictureLists.find(own, owner))?.pictures.toSorted()).toEqual(['a', 'b', 'c'])
})
