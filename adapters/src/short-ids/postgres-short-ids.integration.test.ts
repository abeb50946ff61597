import { aBlockOn } from '@camp/application/blocks/testing/a-block.ts'
import { type ShortIdKind, shortIdKinds } from '@camp/application/short-ids/short-ids.ts'
import { reviewedReference, shortIdsContract, threeIds } from '@camp/application/short-ids/testing/short-ids.contract.ts'
import { aHoldOn, asHeld, stands } from '@camp/application/testing/a-campsite.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PostgresBlocks } from '../blocks/postgres-blocks.ts'
import { startCampsiteStore, type TestStore } from '../postgres/testing/test-store.ts'
import { databaseOf } from '../postgres/typed-database.ts'
import { PostgresReservations } from '../reservations/postgres-reservations.ts'
import { namedIds, PostgresShortIds } from './postgres-short-ids.ts'

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

it.each(shortIdKinds)('of a %s are found by the index of its key, in a table of any size', async (kind) => {
  const plan = await store.em.transactional(async (em) => {
    await em.execute('set local enable_seqscan = off')
    const { rows } = await sql<object>`explain ${namedIds(kind, '0197b6a4', 10)}`.execute(databaseOf(em))
    return JSON.stringify(rows)
  })

  expect(plan).toContain(`Index Cond: ((id >= '0197b6a4-0000-0000-0000-000000000000'`)
  expect(plan).not.toMatch(/Seq Scan/)
})
