import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestStore, type TestStore } from '../postgres/testing/test-store.ts'
import { HashedConfirmationKeys } from './hashed-confirmation-keys.ts'

const id = 'k3y0fth3r3s3rv4t10n' as ReservationId

let store: TestStore
let other: TestStore
beforeAll(async () => {
  store = await startTestStore(2)
  other = await startTestStore(2)
})
afterAll(() => Promise.all([store.stop(), other.stop()]))

it('outlives the transaction that asked first and was rolled back', async () => {
  let first = ''
  const broken = store.em.transactional(async (em) => {
    first = await new HashedConfirmationKeys(em as TestStore['em']).of(id)
    throw new Error('rolled back')
  })
  await expect(broken).rejects.toThrow('rolled back')

  const [kept] = await store.em.execute("select value from site_secret where name = 'confirmations'")

  expect(kept).toBeDefined()
  expect(await new HashedConfirmationKeys(store.em).of(id)).toBe(first)
})

it('is another one for every booking and in every database, and right for its own alone', async () => {
  const [keys, elsewhere] = [new HashedConfirmationKeys(store.em), new HashedConfirmationKeys(other.em)]
  const key = await keys.of(id)

  expect(key).toMatch(/^[\w-]{16}$/)
  expect(new Set([key, await keys.of('another' as ReservationId), await elsewhere.of(id)]).size).toBe(3)
  expect(await Promise.all([key, `${key}x`, '', 'ä'].map((typed) => keys.isRight(id, typed)))).toEqual([
    true,
    false,
    false,
    false,
  ])
  expect(await elsewhere.isRight(id, key)).toBe(false)
})
