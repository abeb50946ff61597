import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { productionEnvironment } from '@camp/adapters/configuration/testing/production-environment.ts'
import { startTestStore, type TestStore } from '@camp/adapters/postgres/testing/test-store.ts'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { campFile, runBinary } from '../testing/run-binary.ts'

const soon = { timeout: 30_000, interval: 50 }

let store: TestStore
const children: ChildProcess[] = []
beforeAll(async () => {
  store = await startTestStore(3)
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await store.stop()
})

const environment = () => ({ ...productionEnvironment, DATABASE_URL: store.url, LOG_LEVEL: 'silent' })

function startWorker(): ChildProcess {
  const child = spawn(process.execPath, [campFile, 'worker'], {
    env: { PATH: process.env.PATH, ...environment() },
    stdio: 'ignore',
  })
  children.push(child)
  return child
}

const given = (id: string) =>
  store.em.execute(
    `insert into written_message (id, channel, recipient, language, content, next_try_at, created_at, expires_at)
     values (?, 'email', 'a@example.test', 'en', '{}', now(), now(), now() - interval '1 minute')`,
    [id],
  )

const statesOf = async () => {
  const rows = await store.em.execute('select state from written_message')
  return rows.map(({ state }) => state)
}
const workersSeen = async () => (await store.em.execute('select name from worker_process')).length

it('a worker that is killed loses nothing, another goes on, and SIGTERM ends it with 0', async () => {
  const killed = startWorker()
  await vi.waitFor(async () => expect(await workersSeen()).toBe(1), soon)
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  for (const id of ['one', 'two', 'three']) await given(id)

  const next = startWorker()
  await vi.waitFor(async () => expect(await statesOf()).toEqual(['expired', 'expired', 'expired']), soon)
  await given('four')
  await vi.waitFor(async () => expect(await statesOf()).toEqual(['expired', 'expired', 'expired', 'expired']), soon)

  next.kill('SIGTERM')
  expect(await once(next, 'exit')).toEqual([0, null])
  const doctor = await runBinary(['doctor', '--json'], environment())
  expect(JSON.parse(doctor.data)).toMatchObject({ isSound: true, jobsWithProblems: [] })
})

it('the doctor says it when no worker runs', async () => {
  await store.em.execute('delete from worker_process')

  const { messages } = await runBinary(['doctor'], environment())

  expect(messages).toContain('No worker runs (none was ever seen), and 0 messages are due.')
})
