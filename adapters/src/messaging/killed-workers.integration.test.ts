import { afterEach, beforeEach, expect, it } from 'vitest'
import type { TestStore } from '../postgres/testing/test-store.ts'
import { killWorkers } from './testing/kills/kill-workers.ts'
import { startMessagingStore } from './testing/messaging-store.ts'

let store: TestStore
beforeEach(async () => {
  store = await startMessagingStore()
})
afterEach(() => store.stop())

/** `npm run prove:sending` kills fifty times. */
const kill = (takesKey: boolean, kills: number) =>
  killWorkers({
    databaseUrl: store.url,
    database: store.database,
    takesKey,
    messages: 30,
    kills,
    chance: Math.random,
    longest: { life: 600, delay: 60 },
  })

it('loses no message when workers are killed, sends at most one twice a kill, and books meanwhile', async () => {
  const figures = await kill(false, 2)

  expect(figures).toMatchObject({ kills: 2, lost: 0, booked: { failed: 0 } })
  expect(figures.duplicates).toBeLessThanOrEqual(2)
  expect(figures.booked.bookings).toBeGreaterThan(0)
})

it('sends none twice where the provider knows the message again by its id', async () => {
  expect(await kill(true, 1)).toMatchObject({ kills: 1, lost: 0, duplicates: 0, booked: { failed: 0 } })
})
