import { ratingsContract } from '@camp/application/organisations/testing/ratings.contract.ts'
import { campsite } from '@camp/application/testing/a-campsite.ts'
import { afterAll, beforeAll } from 'vitest'
import { forgetGuests, startCampsiteStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresRatings } from './postgres-ratings.ts'

let store: TestStore
beforeAll(async () => {
  store = await startCampsiteStore()
})
afterAll(() => store.stop())

ratingsContract('postgres', async () => {
  await forgetGuests(store.em)
  await store.em.execute(
    `insert into organisation_review (organisation_id, author_name, facilities, location, value, cleanliness, overall, review_text,
        status, rejection_reason, is_public, created_at)
      select ?, 'Thandi', 3, 3, 3, 3, overall, 'Lovely', status, case status when 'REJECTED' then 'Rude' end, is_public, now()
      from (values (5, 'PUBLISHED', true), (4, 'PUBLISHED', true), (1, 'PENDING', true), (1, 'REJECTED', true), (1, 'PUBLISHED', false))
        as review (overall, status, is_public)`,
    [campsite.organisation.id],
  )
  return { ratings: new PostgresRatings(store.em), stop: async () => {} }
})
