import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { guestsOfOnePlace, productionEnvironment } from '@camp/adapters/configuration/testing/production-environment.ts'
import { createTestDatabase, dropTestDatabase } from '@camp/adapters/postgres/testing/test-database-sql.ts'
import { atLeast, exactly, type Figure, told, within } from '../figures.ts'
import { watchLocks } from './lock-watch.ts'
import { doubleSales, reservationCount, sizeFor, wishes, withClient } from './small-marketplace.ts'
import { SteadyGuests } from './steady-guests.ts'
import { camp, checkOut } from './version-before.ts'
import { freePorts, type Running, startWebProcess, untilReady } from './web-process.ts'

export interface RollingOptions {
  readonly serverUrl: string
  /** The version before: a tag or a commit. */
  readonly from: string
  /** For how long guests come in each stage. */
  readonly seconds: number
  /** Booked before anything begins. */
  readonly nights: number
  readonly tell: (line: string) => void
}

const root = fileURLToPath(new URL('../../..', import.meta.url))
const perSecond = 20
const longestLockMs = 1000

/** The version before serves; the schema changes under it; both serve; this one; the one before again. */
export async function proveRolling(options: RollingOptions): Promise<readonly Figure[]> {
  const { serverUrl, from, tell } = options
  const directory = mkdtempSync(join(tmpdir(), 'camp-rolling-'))
  chmodSync(directory, 0o755)
  const name = `camp_test_${randomUUID().replaceAll('-', '')}`
  const running: Running[] = []
  const before = join(directory, 'before')
  try {
    await checkOut(from, before, tell)
    const url = await createTestDatabase(serverUrl, name)
    const env = environmentOf(url, directory)
    await fill({ ...options, before, env, name, url })
    const start = async (folder: string): Promise<Process> => {
      const [port = 0] = await freePorts(1)
      const origin = `http://127.0.0.1:${port}`
      const process = startWebProcess(port, { ...env, PUBLIC_URL: origin }, folder)
      running.push(process)
      await untilReady(`${origin}/health/ready`, process)
      tell(`${folder === before ? from : 'this version'} is ready`)
      return { origin, process }
    }
    return await roll({ ...options, before, url, env, start })
  } finally {
    for (const one of running.toReversed()) await one.stop()
    await dropTestDatabase(serverUrl, name)
    rmSync(directory, { recursive: true, force: true })
  }
}

interface Process {
  readonly origin: string
  readonly process: Running
}

interface Stage extends RollingOptions {
  readonly before: string
  readonly url: string
  readonly env: Readonly<Record<string, string>>
}

async function fill({ nights, before, env, name, url, from, tell }: Stage & { readonly name: string }): Promise<void> {
  const { organisations, plots, seed } = sizeFor(nights)
  const size = `--organisations ${organisations} --plots ${plots} --nights ${nights} --seed ${seed}`
  for (const words of ['migrate', `demo generate ${size} --database ${name}`]) {
    tell(`${from}$ camp ${words}`)
    await camp(before, words, env)
  }
  await withClient(url, (client) => client.query('update organisation set takes_online_payment = false'))
}

interface Shown {
  readonly migrations: readonly { readonly name: string; readonly statements: readonly string[] }[]
}

type Rolling = Stage & { readonly start: (folder: string) => Promise<Process> }

async function roll({ from, seconds, before, url, env, tell, start }: Rolling): Promise<readonly Figure[]> {
  const reservations = await reservationCount(url)
  const guests = new SteadyGuests(await wishes(url, 4_000), perSecond)
  try {
    const old = await start(before)
    await guests.serveFrom(old.origin)
    await guests.come(seconds)
    const shown: Shown = JSON.parse(await camp(root, 'migrate --dry-run --json', env))
    const locks = await watchLocksWhile(url, async () => {
      tell('this version$ camp migrate')
      await camp(root, 'migrate', env)
      await guests.come(seconds)
    })
    const fresh = await start(root)
    await guests.serveFrom(old.origin, fresh.origin)
    await guests.come(seconds)
    await guests.serveFrom(fresh.origin)
    await old.process.stop()
    await guests.come(seconds)
    const confirmed = guests.confirmed
    const again = await start(before)
    await guests.serveFrom(again.origin)
    await fresh.process.stop()
    await guests.come(seconds)
    await guests.leave()
    const failed = guests.answers.filter(({ status }) => status >= 500)
    return [
      told('from', from),
      told('reservations before', String(reservations)),
      atLeast('migrations that --dry-run showed', 1, shown.migrations.length),
      exactly('of them without SQL', 0, shown.migrations.filter(({ statements }) => statements.length === 0).length),
      within('longest wait for a lock while migrating', longestLockMs, locks),
      atLeast('requests, of both versions', seconds * perSecond, guests.answers.length),
      exactly('requests that failed', 0, failed.length),
      told('the first of them', failed[0]?.why ?? ''),
      told('slowest request', `${Math.round(Math.max(...guests.answers.map(({ milliseconds }) => milliseconds)))} ms`),
      atLeast('bookings confirmed', 1, confirmed),
      atLeast('and by the version before, back again', 1, guests.confirmed - confirmed),
      exactly('plot-nights sold twice', 0, await doubleSales(url)),
      exactly('the doctor of this version ends with', 0, await examined(env)),
    ]
  } finally {
    await guests.leave()
  }
}

async function watchLocksWhile(url: string, work: () => Promise<void>): Promise<number> {
  const watch = await watchLocks(url)
  const failure = await work().then(
    () => null,
    (error: unknown) => ({ error }),
  )
  const longest = await watch.stop()
  if (failure) throw failure.error
  return longest
}

async function examined(env: Readonly<Record<string, string>>): Promise<number> {
  return camp(root, 'doctor', env).then(
    () => 0,
    (error: { readonly code?: number }) => error.code ?? -1,
  )
}

function environmentOf(url: string, directory: string): Readonly<Record<string, string>> {
  const limits = { ...guestsOfOnePlace, TRUST_PROXY: '1', DATABASE_POOL_SIZE: '8' }
  return { ...productionEnvironment, ...limits, DATABASE_URL: url, DATA_DIR: directory }
}
