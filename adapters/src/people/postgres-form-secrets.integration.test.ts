import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresFormSecrets } from './postgres-form-secrets.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

const aProcess = () => new PostgresFormSecrets(store.database.forkEntityManager())

it('is made once, for all processes that start together, out of nothing that anybody knows', async () => {
  const secrets = await Promise.all(Array.from({ length: 5 }, () => aProcess().current()))

  expect(new Set(secrets).size).toBe(1)
  expect(secrets[0]).toMatch(/^[\w-]{43}$/)
})

it('is another one in every database, and another one once it was replaced', async () => {
  const other = await startTestStore(1)
  const before = await aProcess().current()
  const elsewhere = await new PostgresFormSecrets(other.em).current()
  await other.stop()

  await aProcess().replace()

  expect(new Set([before, elsewhere, await aProcess().current()]).size).toBe(3)
})
