import { randomUUID } from 'node:crypto'
import { campsite } from '@camp/application/testing/a-campsite.ts'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { PostgresInvariants } from '../../doctor/postgres-invariants.ts'
import { migrate } from '../migrate.ts'
import { openDatabase } from '../orm.ts'
import { schemaState } from '../schema-state.ts'
import { recordStatements } from '../testing/recorded-statements.ts'
import { createTestDatabase, dropTestDatabase } from '../testing/test-database-sql.ts'
import { startTestRole, type TestRole } from '../testing/test-role.ts'
import { startCampsiteStore, type TestStore } from '../testing/test-store.ts'
import { grantToWebRole } from '../web-role.ts'
import { guardGaps } from './guard-gaps.ts'
import { actingFor } from './named-organisations.ts'

const own = campsite.organisation.id

let store: TestStore
let owner: pg.Client
beforeAll(async () => {
  store = await startCampsiteStore()
  owner = new pg.Client(store.url)
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await store.stop()
})

async function doctorsFindings(): Promise<number | undefined> {
  const checks = await new PostgresInvariants(store.em).check()
  return checks.find(({ id }) => id === 'I18')?.violations
}

/** Whose session acts for a campsite; it belongs to somebody. */
const ofPeople = ['user_session']

describe('the guard', () => {
  it('keeps apart every table that holds an organisation, or hangs on one that does', async () => {
    const { rows } = await owner.query<{ name: string }>(`
      with recursive policed as (
        select distinct polrelid as oid from pg_policy where not polpermissive
      ), hanging as (
        select attrelid as oid from pg_attribute join pg_class on pg_class.oid = attrelid
        where attname = 'organisation_id' and relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
        union select 'organisation'::regclass
        union select conrelid from pg_constraint join hanging on confrelid = hanging.oid where contype = 'f'
      )
      select hanging.oid::regclass::text as name from hanging where oid not in (select oid from policed) order by 1`)

    expect(rows.map(({ name }) => name)).toEqual(ofPeople)
  })

  it('that lost a policy, a right or its role is missed, and raised again by the next migration', async () => {
    await owner.query(`
      do $$ begin
        execute (select format('drop policy %I on payment', polname) from pg_policy
          where polrelid = 'payment'::regclass and not polpermissive);
        execute format('revoke select on plot from %I', obj_description('act_for_organisations(uuid[])'::regprocedure));
      end $$;
      alter table season disable row level security; create table made_later (organisation_id uuid)`)
    const missed = [
      { kind: 'grant', name: 'plot' },
      { kind: 'table', name: 'made_later' },
      { kind: 'table', name: 'payment' },
      { kind: 'table', name: 'season' },
    ]
    expect(await guardGaps(owner)).toEqual(missed)
    expect(await schemaState(store.url)).toEqual({ kind: 'unguarded', tables: missed.length })
    expect(await doctorsFindings()).toBe(missed.length)

    await migrate(store.url)

    expect(await guardGaps(owner)).toEqual([])
    expect(await schemaState(store.url)).toEqual({ kind: 'ready' })
    expect(await doctorsFindings()).toBe(0)
    await owner.query('drop table made_later')
  })
})

describe('a transaction of staff', () => {
  let role: TestRole
  beforeEach(async () => {
    role = await startTestRole(store.url)
    await grantToWebRole(store.url, role.name)
  })
  afterEach(() => role.stop())

  it.each(['the owner', 'the web role'])('in %s reads what it named, and nothing where it named nobody', async (who) => {
    const database = await openDatabase({ url: who === 'the owner' ? store.url : role.url, poolSize: 1 })
    const em = database.forkEntityManager()
    const plots = async () => (await em.execute<unknown[]>('select id from plot')).length
    const all = await plots()

    const seen = {
      own: await actingFor([own], plots),
      ownInTransaction: await actingFor([own], () => em.transactional(plots)),
      others: await actingFor([randomUUID() as typeof own], plots),
      nobody: await actingFor([], plots),
      inner: await actingFor([], () => actingFor([own], plots)),
      afterwards: await plots(),
    }
    await database.close()

    expect(seen).toEqual({ own: all, ownInTransaction: all, others: 0, nobody: 0, inner: 0, afterwards: all })
    expect(all).toBeGreaterThan(0)
  })

  it('writes nothing of a campsite that it did not name', async () => {
    const writes = [
      `update plot set name = 'Mine'`,
      'delete from season',
      `insert into season (organisation_id, name, season_type, start_date, end_date)
       values ('${own}', 'Mine', 'in', '2030-01-01', '2030-01-02')`,
    ]
    const state = async () =>
      (await owner.query('select (select json_agg(plot) from plot), (select json_agg(season) from season)')).rows
    const before = await state()

    const answers = await Promise.allSettled(writes.map((write) => actingFor([], () => store.em.fork().execute(write))))

    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
    expect(await state()).toEqual(before)
  })
})

describe('what travels with a statement of staff', () => {
  it('costs no answer more: one writing outside of a transaction, as many as ever inside one', async () => {
    const database = await openDatabase({ url: store.url, poolSize: 1 })
    const record = await recordStatements(database)
    const em = database.forkEntityManager()
    const plots = () => em.execute('select id from plot')
    await plots()

    const alone = await record(() => actingFor([own], plots))
    const together = await record(() => actingFor([own], () => em.transactional(async () => [await plots(), await plots()])))
    await database.close()

    expect([alone.writes, together.writes]).toEqual([1, 3])
  })

  it('still stands after work that was undone to a savepoint', async () => {
    const em = store.database.forkEntityManager()
    const plots = async () => (await em.execute<unknown[]>('select id from plot')).length

    const seen = await em.transactional(async () => {
      const all = await plots()
      await em.execute('savepoint before')
      await actingFor([], plots)
      await em.execute('rollback to savepoint before')
      return [all > 0, await actingFor([], plots), (await plots()) === all]
    })

    expect(seen).toEqual([true, 0, true])
  })

  it('says why nothing was read where it cannot be said', async () => {
    await owner.query('alter function act_for_organisations(uuid[]) rename to gone')
    const answer = await actingFor([own], () => store.em.fork().execute('select id from plot')).catch(String)
    await owner.query('alter function gone(uuid[]) rename to act_for_organisations')

    expect(answer).toContain('act_for_organisations')
  })
})

describe('a role that migrates and may make no roles', () => {
  it('is told what somebody says who may; then it migrates', async () => {
    const server = inject('testServerUrl')
    const name = `camp_test_${randomUUID().replaceAll('-', '').slice(0, 12)}`
    const url = await createTestDatabase(server, name)
    const migrator = await startTestRole(url)
    const dba = new pg.Client(url)
    await dba.connect()
    await dba.query(`alter database ${name} owner to ${migrator.name}; create extension btree_gist; create extension pg_trgm`)

    const statement = `create role "${name}_staff"; grant "${name}_staff" to "${migrator.name}" with admin option`
    await expect(migrate(migrator.url)).rejects.toThrow(`Next, as one who may: ${statement}; then npm run camp -- migrate`)
    expect((await dba.query(`select to_regclass('mikro_orm_migrations') as begun`)).rows).toEqual([{ begun: null }])
    await dba.query(statement)
    await migrate(migrator.url)
    const web = await startTestRole(url)
    await grantToWebRole(migrator.url, web.name)

    expect(await schemaState(web.url)).toEqual({ kind: 'ready' })
    await web.stop()
    await dba.end()
    await dropTestDatabase(server, name)
  })
})
