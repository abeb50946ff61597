import type { Randomness } from '@camp/application/shared/randomness.ts'
import { campsite } from '@camp/application/testing/a-campsite.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { type Database, type DatabaseLimits, openDatabase } from '../orm.ts'
import { storeCatalogue } from './store-catalogue.ts'
import { storeGuest } from './store-guest.ts'
import { startTestDatabase } from './test-database.ts'

export interface TestStore {
  readonly url: string
  readonly database: Database
  readonly em: EntityManager
  stop(): Promise<void>
}

/** Milliseconds. A busy machine is slow, not wrong: a race must not end because the database was late. */
const patience = 60_000
const patientLimits: DatabaseLimits = { lock: patience, statement: patience, idleTransaction: patience }

/**
 * A migrated, empty database with its pool; not one row in it. Patient, since tests ask for much at once on
 * busy machines.
 */
export async function startTestStore(poolSize = 10): Promise<TestStore> {
  const test = await startTestDatabase()
  const database = await openDatabase({ url: test.url, poolSize, poolWaitMilliseconds: patience, limits: patientLimits })
  return {
    url: test.url,
    database,
    em: database.forkEntityManager(),
    stop: async () => {
      await database.close()
      await test.stop()
    },
  }
}

/** With the campsite of `a-campsite.ts` and its guest. */
export async function startCampsiteStore(poolSize?: number): Promise<TestStore> {
  const store = await startTestStore(poolSize)
  await storeCatalogue(store.em, campsite)
  await storeGuest(store.em)
  return store
}

/** For the next test of the same file: everything that guests did is gone, the campsite stays. */
export async function forgetGuests(em: EntityManager): Promise<void> {
  await emptied(
    em,
    ...['reservation', 'block', 'plot_night', 'organisation_review', 'payment_attempt', 'refund_task', 'outbox_message'],
    ...['communication_history', 'idempotency_key'],
  )
}

/**
 * As `truncate … cascade` does, told to the same listeners, in a tenth of the time: the tables of a test
 * hold a few rows, and truncating makes the files of each anew.
 */
export async function emptied(em: EntityManager, ...tables: readonly string[]): Promise<void> {
  await em.execute(`do $$
    declare name text;
    begin
      set local session_replication_role = replica;
      for name in
        with recursive emptied (id) as (
          select unnest(array[${tables.map((table) => `'${table}'`).join(', ')}]::regclass[])::oid
          union
          select conrelid from pg_constraint join emptied on confrelid = emptied.id where contype = 'f')
        select id::regclass::text from emptied
      loop
        execute 'delete from ' || name;
      end loop;
      set local session_replication_role = origin;
      insert into change_log (kind) values ('everything');
    end $$`)
}

/** Always the lowest number: retries wait no longer than they must. */
export const noJitter: Randomness = { integer: (min) => min, key: () => 'k'.repeat(26), uuid: () => crypto.randomUUID() }
