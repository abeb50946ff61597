import { aNewPaper } from '@camp/application/invoices/testing/a-new-paper.ts'
import { issuedPapersContract } from '@camp/application/invoices/testing/issued-papers.contract.ts'
import { aHoldOn, asHeld, stands } from '@camp/application/testing/a-campsite.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { forgetGuests, startCampsiteStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresReservations } from '../reservations/postgres-reservations.ts'
import { PostgresIssuedPapers } from './postgres-issued-papers.ts'

const writers = 50

let store: TestStore
beforeAll(async () => {
  store = await startCampsiteStore(writers + 2)
})
afterAll(() => store.stop())
beforeEach(async () => {
  await forgetGuests(store.em)
  await new PostgresReservations(store.em).add(aHoldOn(stands.slice(0, 1)), asHeld)
})

/** Every fifth writer changes its mind after its paper had a number. */
async function allWrite(): Promise<readonly PromiseSettledResult<void>[]> {
  return Promise.allSettled(
    Array.from({ length: writers }, (_, writer) =>
      store.database.forkEntityManager().transactional(async (em) => {
        await new PostgresIssuedPapers(em).issue(aNewPaper(`writer-${writer}`))
        if (writer % 5 === 0) throw new Error('changed my mind')
      }),
    ),
  )
}

const numbers = async () => {
  const rows = await store.em.execute<{ number: number }[]>('select number from paper order by number')
  return rows.map(({ number }) => number)
}
const whole = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

describe('numbers of papers', () => {
  it('have no gap when fifty write at once and ten of them change their mind', async () => {
    await allWrite()

    expect(await numbers()).toEqual(whole(40))
  })

  it.each([
    ['the next by a sequence', "new.number := nextval('unguarded')", ''],
    ['the next without a lock', 'select coalesce(max(number), 0) + 1 into new.number from paper', 'perform pg_sleep(0.05);'],
  ])('have gaps, or writers that fail, with %s in the guard’s place', async (_, next, before) => {
    await store.em.execute(`create sequence if not exists unguarded;
      create function unguarded_number() returns trigger language plpgsql as $$ begin ${next}; ${before} return new; end $$;
      alter table paper disable trigger paper_is_numbered;
      create trigger unguarded before insert on paper for each row execute function unguarded_number()`)
    await allWrite()
    await store.em.execute(`drop trigger unguarded on paper; drop function unguarded_number;
      alter table paper enable trigger paper_is_numbered`)

    expect(await numbers()).not.toEqual(whole(40))
  })
})

describe('a paper', () => {
  it.each([
    ['changed', 'update paper set amount_cents = 1', 'paper_is_append_only'],
    ['deleted', 'delete from paper', 'paper_is_append_only'],
  ])('is never %s', async (_, statement, constraint) => {
    await new PostgresIssuedPapers(store.em).issue(aNewPaper('one'))

    await expect(store.em.execute(statement)).rejects.toMatchObject({ constraint })
  })
})

issuedPapersContract('postgres', async () => ({ papers: new PostgresIssuedPapers(store.em), stop: async () => {} }))
