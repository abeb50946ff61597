import { StoreUnavailable } from '@camp/application/shared/store-unavailable.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from './orm.ts'
import { namingOutages } from './outages.ts'
import { noJitter, startTestStore, type TestStore } from './testing/test-store.ts'
import { PostgresTransaction } from './transaction.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
  await store.em.execute('create table counter (name text primary key, count int not null)')
})
beforeEach(() => store.em.execute(`truncate counter; insert into counter values ('a', 0), ('b', 0)`))
afterAll(() => store.stop())

const scope = () => {
  const em = store.database.forkEntityManager()
  return { em, transaction: new PostgresTransaction({ em, randomness: noJitter }) }
}
const counts = () => store.em.execute('select name, count from counter order by name')

describe('a transaction', () => {
  it('writes everything or nothing, and joins the one that is open', async () => {
    const { em, transaction } = scope()
    const work = transaction.run(async () => {
      await em.execute(`update counter set count = 1 where name = 'a'`)
      await transaction.run(() => em.execute(`update counter set count = 1 where name = 'b'`))
      throw new Error('too late')
    })

    await expect(work).rejects.toThrow('too late')
    expect(await counts()).toEqual([
      { name: 'a', count: 0 },
      { name: 'b', count: 0 },
    ])
  })

  it('is tried again after a deadlock, unseen by its caller', async () => {
    const met = Promise.withResolvers<void>()
    let arrived = 0
    const both = async () => {
      arrived += 1
      if (arrived === 2) met.resolve()
      await met.promise
    }
    const crossing = (first: string, second: string) => {
      const { em, transaction } = scope()
      return transaction.run(async () => {
        await em.execute(`update counter set count = count + 1 where name = '${first}'`)
        await both()
        await em.execute(`update counter set count = count + 1 where name = '${second}'`)
      })
    }

    await Promise.all([crossing('a', 'b'), crossing('b', 'a')])

    // One of the two at least; its second try may meet the other once more.
    expect(arrived).toBeGreaterThan(2)
    expect(await counts()).toEqual([
      { name: 'a', count: 2 },
      { name: 'b', count: 2 },
    ])
  })

  it('says that the store is unavailable when a lock is not given in time', async () => {
    const [holder, hurried] = [scope(), scope()]
    const [held, finished] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const holding = holder.transaction.run(async () => {
      await holder.em.execute(`update counter set count = 1 where name = 'a'`)
      held.resolve()
      await finished.promise
    })
    await held.promise

    const refusal = await hurried.transaction
      .run(async () => {
        await hurried.em.execute(`set local lock_timeout = '50ms'`)
        await hurried.em.execute(`update counter set count = 2 where name = 'a'`)
      })
      .catch((error: unknown) => error)
    finished.resolve()
    await holding

    expect(refusal).toBeInstanceOf(StoreUnavailable)
    expect(await counts()).toContainEqual({ name: 'a', count: 1 })
  })
})

describe('an outage', () => {
  it('is named where no database answers', async () => {
    const nowhere = await openDatabase({ url: 'postgresql://nobody@127.0.0.1:1/test' })
    const store = namingOutages({ ask: () => nowhere.forkEntityManager().execute('select 1') })

    await expect(store.ask()).rejects.toBeInstanceOf(StoreUnavailable)

    await nowhere.close()
  })

  it('is not made of a mistake in a statement', async () => {
    const asking = namingOutages({ ask: () => store.em.execute('select nothing from nowhere') })

    await expect(asking.ask()).rejects.not.toBeInstanceOf(StoreUnavailable)
  })

  it('ends a statement that takes too long', async () => {
    const { em, transaction } = scope()
    const slow = transaction.run(async () => {
      await em.execute(`set local statement_timeout = '50ms'`)
      await em.execute('select pg_sleep(2)')
    })

    await expect(slow).rejects.toBeInstanceOf(StoreUnavailable)
  })

  it('has limits on every connection', async () => {
    const usual = await openDatabase({ url: store.url })
    const settings = await usual.forkEntityManager().execute(`
      select current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement,
        current_setting('idle_in_transaction_session_timeout') as idle`)

    await usual.close()

    expect(settings).toEqual([{ lock: '3s', statement: '3s', idle: '5s' }])
  })
})
