import { tagsContract } from '@camp/application/tags/testing/tags.contract.ts'
import { campsite, testId } from '@camp/application/testing/a-campsite.ts'
import { afterAll, beforeAll } from 'vitest'
import { startCampsiteStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresTags } from './postgres-tags.ts'

let store: TestStore
beforeAll(async () => {
  store = await startCampsiteStore()
  await store.em.execute(
    `with category as (insert into default_tag_category (id, name, colour) values (?, 'Campsite Facilities', '#2F6B4F') returning id),
      known as (
        insert into default_tag (default_tag_category_id, name, short_name, icon, priority)
        select id, name, name, icon, priority from category,
          (values ('Braai', 'flame', 20), ('River', 'sailboat', 10), ('Shop', 'store', 5)) as tag (name, icon, priority)
        returning id, name, icon)
      insert into organisation_tag (organisation_id, default_tag_id, name, icon, is_active)
      select ?, id, name, icon, name <> 'Shop' from known`,
    [testId(7_000), campsite.organisation.id],
  )
})
afterAll(() => store.stop())

tagsContract('postgres', async () => ({ tags: new PostgresTags(store.em), stop: async () => {} }))
