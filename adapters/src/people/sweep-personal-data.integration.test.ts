import { aWrittenMessage } from '@camp/application/messaging/written/testing/a-written-message.ts'
import type { UserId } from '@camp/domain/shared/ids.ts'
import { aMoment } from '@camp/domain/testing/a-moment.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PostgresWrittenMessages } from '../messaging/postgres-written-messages.ts'
import { startTestStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresKnownDevices } from './postgres-known-devices.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

const at = aMoment('2026-11-21T10:00').now
const later = at.add({ seconds: 1 })

/** Of a process of its own. */
function givenStores() {
  const em = store.database.forkEntityManager()
  return { em, written: new PostgresWrittenMessages(em), devices: new PostgresKnownDevices(em) }
}

it('two processes that sweep at one moment forget different rows, and neither waits for the other', async () => {
  const [one, other] = [givenStores(), givenStores()]
  const [{ id: userId }] = await store.em.execute<[{ id: UserId }]>(
    `insert into user_account (email) values ('zanele@example.test') returning id`,
  )
  for (const id of ['one', 'two', 'three']) {
    const message = aWrittenMessage({ id })
    await one.written.add(message)
    await one.written.end(message.id, { state: 'sent' }, at)
    await one.devices.remember({ userId, key: null, at })
  }
  const swept = async ({ written, devices }: typeof one, limit: number) => [
    (await written.forgetEnded({ before: later, limit })).length,
    await devices.forgetUnseen({ since: later, limit }),
  ]

  const counts = await one.em.transactional(async () => [await swept(one, 2), await swept(other, 5)])

  expect(counts).toEqual([
    [2, 2],
    [1, 1],
  ])
})
