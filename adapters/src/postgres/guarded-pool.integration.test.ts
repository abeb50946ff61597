import { StoreUnavailable } from '@camp/application/shared/store-unavailable.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { endingWithRequest } from '../shared/request-end.ts'
import { lookThrough } from './look-through.ts'
import { type Database, openDatabase } from './orm.ts'
import { namingOutages } from './outages.ts'
import { noJitter, startTestStore, type TestStore } from './testing/test-store.ts'
import { PostgresTransaction } from './transaction.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
  await store.em.execute(`
    create table entry (name text);
    create function sleep_at_commit() returns trigger language plpgsql as 'begin perform pg_sleep(1); return null; end';
    create constraint trigger slow after insert on entry deferrable initially deferred
      for each row when (new.name = 'slow') execute function sleep_at_commit()`)
})
afterAll(() => store.stop())

/** One connection: what keeps it, keeps everybody out. */
let database: Database
beforeEach(async () => {
  database = await openDatabase({ url: store.url, poolSize: 1, silenceMilliseconds: 2000 })
  await store.em.execute('truncate entry')
})
afterEach(() => database.close())

const scope = () => {
  const em = database.forkEntityManager()
  const { ask } = namingOutages({ ask: (statement: string) => em.execute(statement) as Promise<object[]> })
  return { ask, transaction: new PostgresTransaction({ em, randomness: noJitter }) }
}
const within = <Answer>(signal: AbortSignal, work: () => Promise<Answer>) =>
  endingWithRequest({ signal, outboundPatience: 1000 }, work)
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => error,
  )
const entries = () => store.em.execute('select name from entry')

describe('a request that ends', () => {
  it('ends its statement, on the server too, and the next request is served', async () => {
    const end = new AbortController()
    const slow = refusalOf(within(end.signal, () => scope().ask(`select pg_sleep(20) as of_this_test`)))
    await serverRuns(1, '%of_this_test')

    end.abort()

    expect(await slow).toBeInstanceOf(StoreUnavailable)
    expect(await scope().ask('select 1 as one')).toEqual([{ one: 1 }])
    await serverRuns(0, '%of_this_test')
  })

  it('writes nothing of a transaction that it leaves in the middle', async () => {
    const end = new AbortController()
    const { ask, transaction } = scope()
    const left = within(end.signal, () =>
      transaction.run(async () => {
        await ask(`insert into entry values ('left')`)
        end.abort()
      }),
    )

    expect(await refusalOf(left)).toBeInstanceOf(StoreUnavailable)
    expect(await entries()).toEqual([])
    expect(await scope().ask('select 1 as one')).toEqual([{ one: 1 }])
  })

  it('does not take back what is on its way to be committed', async () => {
    const end = new AbortController()
    const { ask, transaction } = scope()
    const committed = within(end.signal, () => transaction.run(() => ask(`insert into entry values ('slow')`)))
    await serverRuns(1, 'commit')
    end.abort()

    expect(await refusalOf(committed)).toBe('done')
    expect(await entries()).toEqual([{ name: 'slow' }])
  })

  it('waits no longer for a connection', async () => {
    const end = new AbortController()
    const holder = scope().ask('select pg_sleep(0.3)')
    const waiting = refusalOf(within(end.signal, () => scope().ask('select 1')))

    end.abort()

    expect(await waiting).toBeInstanceOf(StoreUnavailable)
    await holder
    expect(await scope().ask('select 1 as one')).toEqual([{ one: 1 }])
  })

  it('asks nothing any more', async () => {
    const left = within(AbortSignal.abort(), () => scope().ask(`insert into entry values ('late')`))

    expect(await refusalOf(left)).toBeInstanceOf(StoreUnavailable)
    expect(await entries()).toEqual([])
  })
})

describe('a connection', () => {
  it('that dies in a transaction makes room for another', async () => {
    const { ask, transaction } = scope()
    const dying = transaction.run(() => ask('select pg_terminate_backend(pg_backend_pid())'))

    expect(await refusalOf(dying)).toBeInstanceOf(StoreUnavailable)
    expect(await scope().ask('select 1 as one')).toEqual([{ one: 1 }])
  })

  it('that falls silent is given up, and another is opened', async () => {
    const [{ pid }] = (await scope().ask('select pg_backend_pid() as pid')) as [{ pid: number }]
    process.kill(pid, 'SIGSTOP')
    const silent = await refusalOf(scope().ask('select 1'))
    const next = await scope().ask('select 1 as one')
    process.kill(pid, 'SIGCONT')

    expect(silent).toBeInstanceOf(StoreUnavailable)
    expect(next).toEqual([{ one: 1 }])
  })
})

describe('work that looks through everything', () => {
  it('is waited for beyond what a request may take', async () => {
    const patient = await openDatabase({
      url: store.url,
      limits: { lock: 100, statement: 100, idleTransaction: 100 },
      silenceMilliseconds: 200,
    })
    const em = patient.forkEntityManager()
    const slow = () => em.execute(`select 'done' as ending from pg_sleep(0.4)`)

    const ofRequest = await refusalOf(slow())
    const patiently = await lookThrough(em, slow)
    await patient.close()

    expect(ofRequest).toBeInstanceOf(Error)
    expect(patiently).toEqual([{ ending: 'done' }])
  })
})

/** Until the server works on so many statements of this form. */
async function serverRuns(count: number, form: string): Promise<void> {
  const running = async () => {
    const rows: readonly object[] = await store.em.execute(
      `select from pg_stat_activity where datname = current_database() and state = 'active' and query like ?`,
      [form],
    )
    return rows.length
  }
  await expect.poll(running, { timeout: 5000, interval: 50 }).toBe(count)
}
