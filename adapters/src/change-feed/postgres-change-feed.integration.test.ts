import { campsite } from '@camp/application/testing/a-campsite.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLogger } from '../logging/logger.ts'
import { noJitter, startCampsiteStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresTransaction } from '../postgres/transaction.ts'
import type { Change } from './change.ts'
import { PostgresChangeFeed } from './postgres-change-feed.ts'

const organisationId = campsite.organisation.id
const log = createLogger({ level: 'silent' })
const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 60_000 })

let store: TestStore
let feed: PostgresChangeFeed
let heard: (Change['kind'] | 'missed')[]

beforeAll(async () => {
  store = await startCampsiteStore()
})
beforeEach(async () => {
  heard = []
  feed = new PostgresChangeFeed({ url: store.url, log })
  feed.follow({ missed: () => heard.push('missed'), changed: (changes) => heard.push(...changes.map(({ kind }) => kind)) })
  feed.start()
  await eventually(() => expect(heard).toEqual(['missed']))
})
afterEach(() => feed.stop())
afterAll(() => store.stop())

const rename = (name: string) => store.em.execute('update organisation set name = ? where id = ?', [name, organisationId])
const hangUp = () =>
  store.em.execute(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'camp change feed' and datname = current_database()`)

describe('the change feed', () => {
  it('tells what changed, and that something was heard', async () => {
    const before = feed.heardSoFar()
    await rename('Vlei Camp')

    await eventually(() => expect(heard).toEqual(['missed', 'catalogue']))
    expect(feed.heardSoFar()).toBe(before + 1)
    expect([feed.isCurrent(), feed.state]).toEqual([true, 'listening'])
  })

  it('hears at once what its own process committed', async () => {
    const rests: PromiseWithResolvers<void>[] = []
    const rest = (_: number, signal: AbortSignal) => {
      const asleep = Promise.withResolvers<void>()
      signal.addEventListener('abort', () => asleep.resolve())
      rests.push(asleep)
      return asleep.promise
    }
    const told: Change['kind'][] = []
    const sleeper = new PostgresChangeFeed({ url: store.url, log, milliseconds: () => rests.length * 1_000, rest })
    sleeper.follow({ missed: () => {}, changed: (changes) => told.push(...changes.map(({ kind }) => kind)) })
    sleeper.start()
    await eventually(() => expect(rests).toHaveLength(1))
    const transaction = new PostgresTransaction({ em: store.em, randomness: noJitter, onCommitted: () => sleeper.lookNow() })

    await transaction.run(() => rename('Own Camp'))

    await eventually(() => expect(told).toEqual(['catalogue']))
    await sleeper.stop()
  })

  it('reads ten times a second, and twenty times while it is asked whether it is current', async () => {
    const rests: number[] = []
    const rest = async (milliseconds: number) => {
      rests.push(milliseconds)
      await new Promise(setImmediate)
    }
    const patient = new PostgresChangeFeed({ url: store.url, log, milliseconds: () => 0, rest })
    patient.start()

    await eventually(() => expect(rests).toContain(100))
    const unasked = rests.filter((milliseconds) => milliseconds === 50)
    await eventually(() => expect([patient.isCurrent(), rests.includes(50)]).toEqual([true, true]))

    expect(unasked).toEqual([])
    await patient.stop()
  })

  it('is waited for while it only has to catch up, and not at all when it is lost', async () => {
    const clock = { moved: 0 }
    const late = new PostgresChangeFeed({ url: store.url, log, milliseconds: () => performance.now() + clock.moved })
    expect(await late.untilCurrent(60_000)).toBe(false)

    late.start()
    await eventually(() => expect(late.isCurrent()).toBe(true))
    clock.moved = 5_000
    const [now, soon] = [late.isCurrent(), late.untilCurrent(60_000)]

    expect([now, await soon]).toEqual([false, true])
    await late.stop()
  })

  it('comes back when the connection is lost, and hears what happened meanwhile', async () => {
    await hangUp()
    await eventually(() => expect(feed.state).toBe('lost'))
    await rename('Unheard')

    await eventually(() => expect(heard).toEqual(['missed', 'catalogue']))
    await eventually(() => expect(feed.isCurrent()).toBe(true))
  })

  it('is current no longer than a second without an answer', async () => {
    let now = 0
    const late = new PostgresChangeFeed({ url: store.url, log, milliseconds: () => now })
    late.start()
    await eventually(() => expect(late.isCurrent()).toBe(true))

    const isCurrentAt = [0, 1_000, 1_001].map((milliseconds) => {
      now = milliseconds
      return late.isCurrent()
    })

    expect(isCurrentAt).toEqual([true, true, false])
    await late.stop()
    expect(late.isCurrent()).toBe(false)
  })
})

describe('a database that is not there', () => {
  it('is asked again and again, and nothing is current', async () => {
    const warn = vi.fn()
    const nowhere = new PostgresChangeFeed({ url: 'postgres://nobody@127.0.0.1:1/none', log: { info: () => {}, warn } })
    nowhere.start()

    await eventually(() => expect(warn.mock.calls.map(([facts]) => facts.retryInMilliseconds)).toEqual([250, 500]))
    expect([nowhere.isCurrent(), nowhere.state]).toEqual([false, 'lost'])
    await nowhere.stop()
  })
})
