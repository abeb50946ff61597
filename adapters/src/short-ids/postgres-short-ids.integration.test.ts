import { aBlockOn } from '@camp/application/blocks/testing/a-block.ts'
import type { ShortIdKind } from '@camp/application/short-ids/short-ids.ts'
import { reviewedReference, shortIdsContract, threeIds } from '@camp/application/short-ids/testing/short-ids.contract.ts'
import { aHoldOn, asHeld, stands } from '@camp/application/testing/a-campsite.ts'
import { afterAll, beforeAll } from 'vitest'
import { PostgresBlocks } from '../blocks/postgres-blocks.ts'
import { startCampsiteStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresReservations } from '../reservations/postgres-reservations.ts'
import { PostgresShortIds } from './postgres-short-ids.ts'

const rows = {
  'hti-message': `
    insert into hti_message (id, kind, direction, state, tries, at, request)
    values (?, 'BOOKING_CREATE', 'INBOUND', 'FAILED', 1, now(), '')`,
  'outbox-message': `
    insert into outbox_message (id, event, type, channel, occurrence, payload, state, next_try_at, created_at)
    values (?, 'confirmed', 'booking_confirmation', 'email', gen_random_uuid()::text, '{}', 'dead', now(), now())`,
  review: `
    insert into organisation_review (id, organisation_id, author_name, facilities, location, value, cleanliness, overall,
      review_text, created_at, status)
    select ?, id, 'Thandi N.', 3, 3, 3, 3, 3, 'Fine', now(), 'PUBLISHED' from organisation limit 1`,
  'school-holiday': `
    insert into school_holiday (id, country_code, province_code, year, name, start_date, end_date)
    select ?, 'ZA', 'all', 2090, 'Winter', day, day from (select date '2090-06-01' + count(*)::int as day from school_holiday)`,
} as const satisfies Record<Exclude<ShortIdKind, 'block'>, string>

let store: TestStore
beforeAll(async () => {
  store = await startCampsiteStore()
  for (const [kind, insert] of Object.entries(rows)) {
    for (const id of threeIds(kind as ShortIdKind)) await store.em.execute(insert, [id])
  }
  for (const [index, id] of threeIds('block').entries()) {
    await new PostgresBlocks(store.em).add(aBlockOn([stands[index]!], { id, from: '2027-03-01', to: '2027-03-05' }))
  }
  const stay = aHoldOn([stands[0]!], { id: 'reviewed', simpleReference: reviewedReference })
  await new PostgresReservations(store.em).add(stay, asHeld)
  await store.em.execute('update organisation_review set reservation_id = ? where id = ?', [stay.id, threeIds('review')[2]])
})
afterAll(() => store.stop())

shortIdsContract('postgres', () => new PostgresShortIds(store.em))
