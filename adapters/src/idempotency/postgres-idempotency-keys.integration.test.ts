import { idempotencyKeysContract } from '@camp/application/idempotency/testing/idempotency-keys.contract.ts'
import { accepted } from '@camp/domain/shared/result.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { emptied, startTestStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresIdempotencyKeys } from './postgres-idempotency-keys.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

idempotencyKeysContract('postgres', async () => {
  await emptied(store.em, 'idempotency_key')
  return { idempotencyKeys: new PostgresIdempotencyKeys(store.em), stop: async () => {} }
})

it('the rows of keys older than 48 hours are deleted, and no others', async () => {
  await emptied(store.em, 'idempotency_key')
  const keys = new PostgresIdempotencyKeys(store.em)
  for (const key of ['old', 'new'])
    await keys.once({ scope: 'hold', key, fingerprint: key }, async () => ({ status: 200, body: key }))
  await store.em.execute("update idempotency_key set created_at = now() - interval '49 hours' where key = 'old'")

  const removed = await keys.forgetOld()

  expect(removed).toBe(1)
  expect(await store.em.execute('select key from idempotency_key')).toEqual([{ key: 'new' }])
})

it.each([
  ['after 48 hours, with whatever body', "created_at = now() - interval '49 hours'", 'body-2'],
  ['when the process that held it died', "status = null, body = null, claimed_until = now() - interval '1 second'", 'body-1'],
])('a key is free again %s', async (_, state, fingerprint) => {
  await emptied(store.em, 'idempotency_key')
  const keys = new PostgresIdempotencyKeys(store.em)
  await keys.once({ scope: 'hold', key: 'key-1', fingerprint: 'body-1' }, async () => ({ status: 200, body: 'first' }))
  await store.em.execute(`update idempotency_key set ${state}`)

  const again = await keys.once({ scope: 'hold', key: 'key-1', fingerprint }, async () => ({ status: 200, body: 'second' }))

  expect(again).toEqual(accepted({ status: 200, body: 'second' }))
})
