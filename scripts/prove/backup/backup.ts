import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { restoreBackup } from '@camp/adapters/backup/restore-backup.ts'
import { takeBackup } from '@camp/adapters/backup/take-backup.ts'
import { PostgresInvariants } from '@camp/adapters/doctor/postgres-invariants.ts'
import { FolderPictureFiles } from '@camp/adapters/pictures/folder-picture-files.ts'
import { openDatabase } from '@camp/adapters/postgres/orm.ts'
import { createTestDatabase, dropTestDatabase } from '@camp/adapters/postgres/testing/test-database-sql.ts'
import { systemClock } from '@camp/adapters/shared/system-clock.ts'
import { generateMarketplace } from '../../../adapters/demo/generated/generate-marketplace.ts'
import { atLeast, exactly, type Figure, told, within } from '../figures.ts'
import type { Proof } from '../proof.ts'
import { createProofDatabase } from '../proof-server.ts'

const fiveMinutes = 300_000
const nightsABooking = 4.3
const pictures = 200

/** `count` reservations, some two hundred pictures. */
export const proveBackup: Proof = async ({ serverUrl, count, seed, say }) => {
  const source = await createProofDatabase(serverUrl)
  const folder = await mkdtemp(join(tmpdir(), 'camp-proof-backup-'))
  const target = `camp_test_proof_${randomUUID().replaceAll('-', '')}`
  try {
    await fill(source.url, count, seed, say)
    const before = new FolderPictureFiles(join(folder, 'before'))
    for (let number = 0; number < pictures; number += 1)
      await before.write(pictureName(number), crypto.getRandomValues(new Uint8Array(60_000)))

    const backedUp = await timed(() =>
      takeBackup({ url: source.url, folder: join(folder, 'backup'), pictureFiles: before, onProgress: say }),
    )
    await source.stop()
    const url = await createTestDatabase(serverUrl, target)
    const after = new FolderPictureFiles(join(folder, 'after'))
    const restored = await timed(() =>
      restoreBackup({ url, folder: join(folder, 'backup'), pictureFiles: after, onProgress: say }),
    )
    say('the doctor')
    const examined = await timed(() => brokenIn(url))
    const manifest = backedUp.value
    const outcome = restored.value
    const rows = manifest?.tables.reduce((sum, table) => sum + table.rows, 0) ?? 0
    return [
      atLeast('reservations', Math.round(count * 0.9), manifest?.tables.find(({ name }) => name === 'reservation')?.rows ?? 0),
      told('tables, rows, pictures', `${manifest?.tables.length}, ${rows}, ${manifest?.pictures.length}`),
      told('written by', manifest?.by ?? 'nobody'),
      exactly('tables whose rows or sum differ', 0, outcome.outcome === 'restored' ? outcome.differences.length : -1),
      exactly('pictures that came back', pictures, (await after.list()).length),
      exactly('broken invariants', 0, examined.value),
      within('backup', fiveMinutes, backedUp.milliseconds),
      within('restore, with every file and table compared', fiveMinutes, restored.milliseconds),
      told('doctor', `${examined.milliseconds} ms`),
    ] satisfies readonly Figure[]
  } finally {
    await source.stop()
    await dropTestDatabase(serverUrl, target)
    await rm(folder, { recursive: true, force: true })
  }
}

async function fill(url: string, reservations: number, seed: number, say: (text: string) => void): Promise<void> {
  const database = await openDatabase({
    url,
    poolSize: 2,
    limits: { lock: 60_000, statement: 600_000, idleTransaction: 600_000 },
  })
  try {
    const organisations = Math.max(10, Math.round(reservations / 100))
    await generateMarketplace({
      organisations,
      plots: organisations * 20,
      nights: Math.round(reservations * nightsABooking),
      seed,
      em: database.forkEntityManager(),
      url,
      clock: systemClock,
      isDemo: false,
      onProgress: (done, of, what) => say(`${what}: ${done} of ${of}`),
    })
  } finally {
    await database.close()
  }
}

async function brokenIn(url: string): Promise<number> {
  const database = await openDatabase({ url, poolSize: 1, limits: { lock: 3_000, statement: 600_000, idleTransaction: 600_000 } })
  try {
    const checks = await new PostgresInvariants(database.forkEntityManager(), systemClock).check()
    return checks.filter(({ violations }) => violations > 0).length
  } finally {
    await database.close()
  }
}

function pictureName(number: number): string {
  return `up-${number.toString(36).padStart(32, '0')}/original.webp`
}

async function timed<Value>(work: () => Promise<Value>): Promise<{ value: Value; milliseconds: number }> {
  const began = performance.now()
  const value = await work()
  return { value, milliseconds: Math.round(performance.now() - began) }
}
