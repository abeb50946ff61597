import { execFileSync } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startEmbeddedPostgres } from './embedded-postgres.ts'

describe('the embedded PostgreSQL', () => {
  let dataDirectory: string
  const start = () => startEmbeddedPostgres({ dataDirectory, durable: false })

  beforeEach(async () => {
    dataDirectory = await mkdtemp(join(tmpdir(), 'camp-embedded-'))
    await chmod(dataDirectory, 0o755)
  })
  afterEach(() => rm(dataDirectory, { recursive: true, force: true }))

  it('keeps its data from one start to the next, even when its record was lost', async () => {
    const first = await start()
    await query(first.url, 'create table kept as select 42 as answer')
    await first.stop()
    await rm(join(dataDirectory, 'postgres.json'))

    const second = await start()
    const rows = await query(second.url, 'select answer from kept')
    await second.stop()

    expect(rows).toEqual([{ answer: 42 }])
  })

  it('lets nobody else read its password', async () => {
    const database = await start()
    const { mode } = await stat(join(dataDirectory, 'postgres.json'))
    await database.stop()

    expect(mode & 0o777).toBe(0o600)
  })

  it('is joined, not started again, while it runs', async () => {
    const first = await start()
    const second = await start()
    await first.stop()

    expect([first.isStartedHere, second.isStartedHere]).toEqual([true, false])
    expect(second.url).toBe(first.url)
  })

  it('of a folder that was copied while it ran is a server of its own, with the data of the copy', async () => {
    const first = await start()
    await query(first.url, 'create table kept as select 42 as answer')
    await query(first.url, 'checkpoint')
    const copy = await mkdtemp(join(tmpdir(), 'camp-embedded-'))
    execFileSync('cp', ['-a', `${dataDirectory}/.`, copy])

    const second = await startEmbeddedPostgres({ dataDirectory: copy, durable: false })
    await query(second.url, 'update kept set answer = 43')
    const answers = [await query(first.url, 'select answer from kept'), await query(second.url, 'select answer from kept')]
    await second.stop()
    await first.stop()
    await rm(copy, { recursive: true, force: true })

    expect(second.isStartedHere).toBe(true)
    expect(answers).toEqual([[{ answer: 42 }], [{ answer: 43 }]])
  })

  it('that is killed is started again where everybody knows it, with its data', async () => {
    const raised = Promise.withResolvers<string>()
    const server = await startEmbeddedPostgres({ dataDirectory, onFall: raised.resolve })
    await query(server.url, 'create table kept as select 42 as answer')
    const { pid } = JSON.parse(await readFile(join(dataDirectory, 'postgres.json'), 'utf8'))

    process.kill(pid, 'SIGKILL')
    const outcome = await raised.promise
    const rows = await query(server.url, 'select answer from kept')
    await server.stop()

    expect([outcome, rows]).toEqual(['restarted', [{ answer: 42 }]])
  })

  it('starts after both were killed and the process id of the server belongs to another program', async () => {
    const killed = await start()
    const { pid } = JSON.parse(await readFile(join(dataDirectory, 'postgres.json'), 'utf8'))
    process.kill(pid, 'SIGKILL')
    const lockFile = join(dataDirectory, 'postgres', 'postmaster.pid')
    await writeFile(lockFile, (await readFile(lockFile, 'utf8')).replace(String(pid), String(process.ppid)))

    const again = await start()
    const rows = await query(again.url, 'select 1 as one')
    await again.stop()
    await killed.stop()

    expect(rows).toEqual([{ one: 1 }])
  })
})

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}
