import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { UseCases } from '@camp/application/use-cases.ts'
import type { JobTurn, ScheduledJob } from '@camp/application/worker/scheduled-job.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PostgresOperations } from '../operations/postgres-operations.ts'
import { startTestStore, type TestStore } from '../postgres/testing/test-store.ts'
import { systemClock } from '../shared/system-clock.ts'
import { Worker } from './worker.ts'

const log = { info: () => {}, warn: () => {}, error: () => {} }
const soon = { timeout: 15_000 }

let store: TestStore
let workers: Worker[]
beforeEach(async () => {
  store = await startTestStore(3)
  workers = []
})
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop()))
  await store.stop()
})

function givenWorkers(count: number, jobs: readonly ScheduledJob[]): void {
  for (let number = 0; number < count; number += 1) {
    const worker = new Worker({ url: store.url, openUseCases: () => ({}) as UseCases, log, clock: systemClock, jobs })
    worker.start()
    workers.push(worker)
  }
}

const aJob = (
  run: (...asked: Parameters<ScheduledJob['run']>) => Promise<JobTurn>,
  more: Partial<ScheduledJob> = {},
): ScheduledJob => ({
  name: 'a job',
  time: { everySeconds: 3600 },
  run,
  ...more,
})

const writeMessage = () =>
  store.em.execute(`
    insert into written_message (id, channel, recipient, language, content, next_try_at, created_at)
    values (gen_random_uuid(), 'email', 'a@example.test', 'en', '{}', now(), now())`)
const figures = () => new PostgresOperations(store.em, systemClock).figures()

describe('workers', () => {
  it('take one turn at a time between them, and none before its time', async () => {
    let atOnce = 0
    let most = 0
    let turns = 0
    const job = aJob(async () => {
      atOnce += 1
      turns += 1
      most = Math.max(most, atOnce)
      await store.em.execute('select pg_sleep(0.02)')
      atOnce -= 1
      return { hasMore: turns < 20 }
    })

    givenWorkers(3, [job])

    await vi.waitFor(() => expect(turns).toBe(20), soon)
    expect(most).toBe(1)
    await vi.waitFor(
      async () => expect(await figures()).toMatchObject({ workers: 3, jobs: [{ lateSeconds: 0, problem: null }] }),
      soon,
    )
    expect(turns).toBe(20)
  })

  it('begin soon when there is something to send, one of them', async () => {
    let turns = 0
    const job = aJob(
      async () => {
        turns += 1
        return {}
      },
      { wokenBy: 'written-messages' },
    )
    givenWorkers(2, [job])
    await vi.waitFor(() => expect(turns).toBe(1), soon)

    await writeMessage()

    await vi.waitFor(() => expect(turns).toBe(2), soon)
    expect(await store.em.execute('select * from noted_work')).toEqual([])
  })

  it('are noted nothing while none is there', async () => {
    await writeMessage()

    expect(await store.em.execute('select * from noted_work')).toEqual([])
  })

  it('come once more for what is noted while a turn is taken, whoever has it', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    let turns = 0
    const job = aJob(
      async () => {
        turns += 1
        if (turns === 1) await released
        return {}
      },
      { wokenBy: 'written-messages' },
    )
    givenWorkers(2, [job])
    await vi.waitFor(() => expect(turns).toBe(1), soon)

    await writeMessage()
    await vi.waitFor(async () => expect(await store.em.execute('select * from noted_work')).toEqual([]), soon)
    release()

    await vi.waitFor(() => expect(turns).toBe(2), soon)
  })

  it('stop within a second in the middle of long work that asks for it, and leave it to the next', async () => {
    let turns = 0
    const job = aJob(async (_useCases, _now, isStopping) => {
      turns += 1
      while (!isStopping()) await pause(20)
      return { hasMore: true }
    })
    givenWorkers(1, [job])
    await vi.waitFor(() => expect(turns).toBe(1), soon)

    await Promise.race([workers[0]?.stop(), pause(5_000).then(() => expect.fail('it goes on'))])
    givenWorkers(1, [job])

    await vi.waitFor(() => expect(turns).toBe(2), soon)
  })

  it('take over what a worker had in hand whose connection died, and go on themselves', async () => {
    const begun: number[] = []
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const job = aJob(async () => {
      begun.push(begun.length)
      if (begun.length === 1) await released
      return {}
    })
    givenWorkers(2, [job])
    await vi.waitFor(() => expect(begun).toHaveLength(1), soon)

    await store.em.execute(`
      select pg_terminate_backend(pid) from pg_locks join pg_stat_activity using (pid)
      where locktype = 'advisory' and application_name = 'camp worker' and datname = current_database()`)

    await vi.waitFor(() => expect(begun).toHaveLength(2), soon)
    release()
    await vi.waitFor(async () => expect((await figures()).jobs[0]?.lateSeconds).toBe(0), soon)
  })

  it('write down what failed, and try again in time', async () => {
    let turns = 0
    const job = aJob(
      async () => {
        turns += 1
        if (turns === 1) throw new Error('the gateway is away')
        return {}
      },
      { time: { everySeconds: 1 } },
    )
    givenWorkers(1, [job])

    await vi.waitFor(async () => expect((await figures()).jobs[0]?.problem).toBe('the gateway is away'), soon)
    await vi.waitFor(async () => expect((await figures()).jobs[0]?.problem).toBeNull(), soon)
  })

  it('finish what they have begun when they are stopped, and are gone', async () => {
    const began = new EventTarget()
    const beginning = once(began, 'begun')
    let hasEnded = false
    const job = aJob(async () => {
      began.dispatchEvent(new Event('begun'))
      await store.em.execute('select pg_sleep(0.3)')
      hasEnded = true
      return {}
    })
    givenWorkers(1, [job])
    await beginning

    await workers[0]?.stop()

    expect(hasEnded).toBe(true)
    expect(await figures()).toMatchObject({ workers: 0, jobs: [{ lateSeconds: 0 }] })
  })

  it('keep nothing of the turns they took', async () => {
    const rounds = 500
    let turns = 0
    const job = aJob(async () => {
      turns += 1
      return { hasMore: turns < rounds }
    })
    const before = process.memoryUsage().heapUsed
    givenWorkers(1, [job])

    await vi.waitFor(() => expect(turns).toBe(rounds), { timeout: 120_000, interval: 200 })

    expect(process.memoryUsage().heapUsed - before).toBeLessThan(64 * 1024 * 1024)
  })
})
