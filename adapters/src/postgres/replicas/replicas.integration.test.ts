import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded-postgres.ts'
import { type Database, openDatabase } from '../orm.ts'
import { databaseOf } from '../typed-database.ts'
import { readsAtMostOld } from './replica-freshness.ts'
import { startStreamingReplica } from './testing/streaming-replica.ts'

let directory: string
let primary: EmbeddedPostgres
let replica: EmbeddedPostgres
let database: Database
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'camp-replica-'))
  await chmod(directory, 0o755)
  const folders = ['primary', 'replica'].map((name) => join(directory, name)) as [string, string]
  for (const folder of folders) await mkdir(folder)
  primary = await startEmbeddedPostgres({ dataDirectory: folders[0], durable: false })
  replica = await startStreamingReplica(primary.url, ...folders)
  database = await openDatabase({ url: primary.url, replicaUrls: [replica.url], poolSize: 4 })
  await em().execute('create table written (number int)')
})
afterAll(async () => {
  await database?.close()
  await replica?.stop()
  await primary?.stop()
  await rm(directory, { recursive: true, force: true })
})

const em = () => database.forkEntityManager()
/** Whether a read that may be a second old was answered by the replica, and the last number that it saw. */
async function read() {
  const { rows } = await sql<{ is_replica: boolean; last: number }>`
    select pg_is_in_recovery() as is_replica, coalesce(max(number), 0)::int as last from written`.execute(
    databaseOf(em(), 'read'),
  )
  return rows[0] ?? expect.unreachable()
}
const write = (number: number) => em().execute(`insert into written values (${number})`)
const onReplica = async (statement: string) => {
  const beside = await openDatabase({ url: replica.url, poolSize: 1 })
  await beside.forkEntityManager().execute(statement)
  await beside.close()
}
const answersBy = (isReplica: boolean) =>
  vi.waitFor(async () => expect((await read()).is_replica).toBe(isReplica), { timeout: 20_000, interval: 50 })

describe('a streaming replica', () => {
  it('is asked once it is known to be current, also while nobody writes', async () => {
    await answersBy(true)

    await new Promise((resolve) => setTimeout(resolve, 2 * readsAtMostOld))

    expect(await read()).toMatchObject({ is_replica: true })
    expect(database.replicaFigures()).toEqual({ all: 1, current: 1 })
  })

  it('that lags is left out: nobody reads what is much older than a second', async () => {
    await answersBy(true)
    await onReplica('select pg_wal_replay_pause()')

    await write(1)
    await new Promise((resolve) => setTimeout(resolve, readsAtMostOld + 500))

    expect(await read()).toEqual({ is_replica: false, last: 1 })
    expect(database.replicaFigures()).toEqual({ all: 1, current: 0 })

    await onReplica('select pg_wal_replay_resume()')
    await answersBy(true)
    expect(await read()).toEqual({ is_replica: true, last: 1 })
  })

  it('that dies costs nobody an answer', async () => {
    await answersBy(true)
    await replica.stop()

    const answers = []
    for (let turn = 0; turn < 20; turn += 1) answers.push(await read())

    expect(answers.map(({ is_replica: isReplica }) => isReplica)).toEqual(Array(20).fill(false))
  })

  it('that was never there is not missed, and neither is one that follows nobody', async () => {
    const nowhere = 'postgresql://nobody@127.0.0.1:1/nothing'
    const others = await openDatabase({ url: primary.url, replicaUrls: [nowhere, primary.url], poolSize: 2 })

    const ask = () => sql`select 1 as one`.execute(databaseOf(others.forkEntityManager(), 'read'))
    for (let turn = 0; turn < 10; turn += 1) expect(await ask()).toMatchObject({ rows: [{ one: 1 }] })
    expect(others.replicaFigures()).toEqual({ all: 2, current: 0 })

    await others.close()
  })
})
