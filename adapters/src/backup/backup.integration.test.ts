import { randomUUID } from 'node:crypto'
import { appendFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { PostgresInvariants } from '../doctor/postgres-invariants.ts'
import { FolderPictureFiles } from '../pictures/folder-picture-files.ts'
import { openDatabase } from '../postgres/orm.ts'
import type {} from '../postgres/testing/global-setup.ts'
import { createTestDatabase, dropTestDatabase } from '../postgres/testing/test-database-sql.ts'
import { startCampsiteStore, type TestStore } from '../postgres/testing/test-store.ts'
import { restoreBackup } from './restore-backup.ts'
import { takeBackup } from './take-backup.ts'

const picture = `up-${'a'.repeat(32)}/original.webp`
const onProgress = () => {}

let store: TestStore
let folder: string
beforeAll(async () => {
  store = await startCampsiteStore(3)
  folder = await mkdtemp(join(tmpdir(), 'camp-backup-test-'))
  await files('before').write(picture, new TextEncoder().encode('a picture'))
})
afterAll(async () => {
  await store.stop()
  await rm(folder, { recursive: true, force: true })
})

const files = (name: string) => new FolderPictureFiles(join(folder, name))

async function emptyDatabase(): Promise<string> {
  const name = `camp_test_${randomUUID().replaceAll('-', '')}`
  onTestFinished(() => dropTestDatabase(inject('testServerUrl'), name))
  return createTestDatabase(inject('testServerUrl'), name)
}

const backUp = (name: string) =>
  takeBackup({ url: store.url, folder: join(folder, name), pictureFiles: files('before'), byCopy: true, onProgress })

describe('a backup', () => {
  it('comes back row by row with its pictures, sound, and with all that watches over it', async () => {
    const taken = await backUp('whole')
    const url = await emptyDatabase()

    const restored = await restoreBackup({ url, folder: join(folder, 'whole'), pictureFiles: files('after'), onProgress })

    expect(restored).toMatchObject({ outcome: 'restored', differences: [] })
    expect(taken?.tables.find(({ name }) => name === 'plot')?.rows).toBeGreaterThan(0)
    expect(new TextDecoder().decode(await files('after').read(picture))).toBe('a picture')
    const database = await openDatabase({ url, poolSize: 1 })
    const checks = await new PostgresInvariants(database.forkEntityManager()).check()
    const triggers = await database.forkEntityManager().execute(`select tgname from pg_trigger where tgenabled = 'D'`)
    await database.close()
    expect(checks.filter(({ violations }) => violations > 0)).toEqual([])
    expect(triggers).toEqual([])
  })

  it('that differs in a table from what came back is told by its name', async () => {
    await backUp('tampered')
    const url = await emptyDatabase()
    const manifest = join(folder, 'tampered', 'manifest.json')
    await writeFile(
      manifest,
      (await readFile(manifest, 'utf8')).replace(/("name": "plot",\n\s+"columns": \[[^\]]+\],\n\s+"rows": )\d+/, '$17'),
    )

    const restored = await restoreBackup({ url, folder: join(folder, 'tampered'), pictureFiles: files('after'), onProgress })

    expect(restored).toMatchObject({ outcome: 'restored', differences: [{ table: 'plot' }] })
  })

  it('that was damaged changes nothing', async () => {
    await backUp('damaged')
    await appendFile(join(folder, 'damaged', 'tables', 'plot.copy.gz'), 'x')
    const url = await emptyDatabase()

    const refused = await restoreBackup({ url, folder: join(folder, 'damaged'), pictureFiles: files('after'), onProgress })

    expect(refused).toEqual({ outcome: 'damaged', files: ['tables/plot.copy.gz'] })
  })

  it.each(['{}', '{"version": 1,'])('whose manifest is %s is damaged', async (manifest) => {
    await mkdir(join(folder, 'cut-off'), { recursive: true })
    await writeFile(join(folder, 'cut-off', 'manifest.json'), manifest)

    const refused = await restoreBackup({
      url: store.url,
      folder: join(folder, 'cut-off'),
      pictureFiles: files('after'),
      onProgress,
    })

    expect(refused).toEqual({ outcome: 'damaged', files: ['manifest.json'] })
  })

  it('is not restored by a role that may not make tables', async () => {
    await backUp('foreign')
    const url = await emptyDatabase()
    const role = `camp_test_reader_${randomUUID().slice(0, 8)}`
    const owner = new pg.Client(url)
    await owner.connect()
    onTestFinished(async () => {
      await owner.query(`drop role ${role}`)
      await owner.end()
    })
    await owner.query(`create role ${role} login password 'reads-rows'`)
    const theirs = Object.assign(new URL(url), { username: role, password: 'reads-rows' }).href

    const refused = await restoreBackup({
      url: theirs,
      folder: join(folder, 'foreign'),
      pictureFiles: files('after'),
      onProgress,
    })

    expect(refused).toEqual({ outcome: 'not-permitted' })
  })

  it('is not written where a file is', async () => {
    await writeFile(join(folder, 'a-file'), 'of somebody')

    expect(await backUp('a-file')).toBeUndefined()
    expect(await backUp('a-file/below')).toBeUndefined()
    expect(await readFile(join(folder, 'a-file'), 'utf8')).toBe('of somebody')
  })

  it('is never written over another, nor restored over somebody’s data', async () => {
    await backUp('once')

    expect(await backUp('once')).toBeUndefined()
    expect(
      await restoreBackup({ url: store.url, folder: join(folder, 'once'), pictureFiles: files('after'), onProgress }),
    ).toEqual({ outcome: 'not-empty' })
  })
})
