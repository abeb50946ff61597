import { Temporal } from '@camp/domain/shared/temporal.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresHtiLog } from './postgres-hti-log.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

const now = Temporal.Instant.from('2026-11-21T08:00:00Z')
const daysAgo = (days: number) => now.subtract({ hours: 24 * days })

it('forgets what ended long ago, and nothing that waits to be said', async () => {
  const rows = [
    ...(['SUCCESS', 'FAILED', 'PENDING', 'RETRY'] as const).map((state) => [state, 91] as const),
    ['SUCCESS', 89] as const,
  ]
  for (const [state, days] of rows) {
    await store.em.execute(
      `insert into hti_message (id, direction, state, tries, at, request) values (gen_random_uuid(), 'OUTBOUND', ?, 1, ?, '')`,
      [state, daysAgo(days).toString()],
    )
  }

  expect(await new PostgresHtiLog(store.em).forgetBefore(daysAgo(90))).toBe(2)

  const left = await store.em.execute<{ state: string }[]>('select state from hti_message order by state')
  expect(left.map(({ state }) => state)).toEqual(['PENDING', 'RETRY', 'SUCCESS'])
})
