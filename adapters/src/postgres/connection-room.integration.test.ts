import { afterAll, beforeAll, expect, it } from 'vitest'
import { connectionRoom } from './connection-room.ts'
import { startTestStore, type TestStore } from './testing/test-store.ts'

let test: TestStore
beforeAll(async () => {
  test = await startTestStore(1)
})
afterAll(() => test.stop())

it('counts the pool and the ear of each process, and what the server keeps for its own', async () => {
  const [limits] = await test.em.execute(`
    select current_setting('max_connections')::int as max, current_setting('superuser_reserved_connections')::int as kept`)

  const room = await connectionRoom(test.url, { webProcesses: 3, workerProcesses: 2, poolSize: 20, hasReplicas: false })

  expect(room).toEqual({ wanted: 3 * 21 + 2 * 6 + 6, available: limits?.max - limits?.kept })
})

it('leaves the pools to the pooler where there is one', async () => {
  const wanted = { webProcesses: 10, workerProcesses: 2, poolSize: null, hasReplicas: true }

  expect(await connectionRoom(test.url, wanted)).toMatchObject({ wanted: 18 })
})

it('counts one more of each web process where there are replicas to look after', async () => {
  const wanted = { webProcesses: 3, workerProcesses: 0, poolSize: 20, hasReplicas: true }

  expect(await connectionRoom(test.url, wanted)).toMatchObject({ wanted: 3 * 22 + 6 })
})
