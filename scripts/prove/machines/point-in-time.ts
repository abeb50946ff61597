import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { guestsOfOnePlace, productionEnvironment } from '@camp/adapters/configuration/testing/production-environment.ts'
import { PostgresInvariants } from '@camp/adapters/doctor/postgres-invariants.ts'
import { openDatabase } from '@camp/adapters/postgres/orm.ts'
import { prepareDatabase } from '@camp/adapters/postgres/prepare-database.ts'
import { systemClock } from '@camp/adapters/shared/system-clock.ts'
import { atLeast, exactly, type Figure, told, within } from '../figures.ts'
import { type ArchivedPostgres, createArchivedPostgres } from './archived-postgres.ts'
import { book, type Wish } from './guests-of-proxy.ts'
import { doubleSales, fillMarketplace, reservationCount, wishes, withClient } from './small-marketplace.ts'
import { freePorts, type Running, startWebProcess, untilReady } from './web-process.ts'

export interface PointInTimeOptions {
  /** Seconds for which guests book before each loss. */
  readonly seconds: number
  /** Booked before anything begins. */
  readonly nights: number
  /** Who the database's programs run as; they refuse root. */
  readonly uid: number
  readonly say: (text: string) => void
}

const guests = 3
const back = 15 * 60_000
const mostLost = 60_000

interface Acknowledged {
  readonly id: string
  /** Of the clock of this machine, which is the database's. */
  readonly at: number
}

interface Stage {
  readonly postgres: ArchivedPostgres
  readonly seconds: number
  readonly say: (text: string) => void
  /** The web of the marketplace, started anew. */
  serve(): Promise<{ readonly web: Running; readonly origin: string }>
}

/**
 * A table is dropped while guests book, then the whole disk is lost: both times the marketplace comes back.
 */
export async function provePointInTime({ seconds, nights, uid, say }: PointInTimeOptions): Promise<readonly Figure[]> {
  const directory = mkdtempSync(join(tmpdir(), 'camp-archive-'))
  const postgres = await createArchivedPostgres(directory, uid)
  const running: Running[] = []
  const serve = async () => {
    const [port = 0] = await freePorts(1)
    const origin = `http://127.0.0.1:${port}`
    const web = startWebProcess(port, {
      ...productionEnvironment,
      ...guestsOfOnePlace,
      DATABASE_URL: postgres.url,
      DATA_DIR: directory,
      PUBLIC_URL: origin,
      TRUST_PROXY: '1',
    })
    running.push(web)
    await untilReady(`${origin}/health/ready`, web)
    return { web, origin }
  }
  try {
    say('filling the marketplace')
    await postgres.start()
    await withClient(postgres.url.replace(/camp$/, 'postgres'), (client) => client.query('create database camp'))
    await prepareDatabase(postgres.url)
    await fillMarketplace(postgres.url, nights)
    say('backing up')
    await postgres.backUp()
    const stage = { postgres, seconds, say, serve }
    const reservations = told('reservations before', String(await reservationCount(postgres.url)))
    return [reservations, ...(await tableDropped(stage)), ...(await diskLost(stage))]
  } finally {
    for (const one of running) await one.stop()
    await postgres.stop()
    rmSync(directory, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 })
  }
}

async function tableDropped({ postgres, seconds, say, serve }: Stage): Promise<readonly Figure[]> {
  const { web, origin } = await serve()
  const load = startGuests(origin, await wishes(postgres.url, 600, 150))
  say('booking')
  await wait(seconds * 1000)
  const droppedAt = await drop(postgres.url)
  await wait(1000)
  const acknowledged = await load.stop()
  const began = performance.now()
  await web.stop()
  await postgres.stop()
  say('restoring to a second before the table was dropped')
  await postgres.restore(new Date(droppedAt - 1000).toISOString().replace('T', ' ').replace('Z', '+00'))
  await postgres.start()
  const again = await serve()
  const outage = Math.round(performance.now() - began)
  const before = acknowledged.filter(({ at }) => at < droppedAt - 1000)
  const figures = [
    atLeast('bookings acknowledged a second before the table was dropped', 1, before.length),
    exactly('of these, missing', 0, (await missing(postgres.url, before)).length),
    ...(await looksSound(postgres.url, 'after the table')),
    within('from stopping to pages again', back, outage),
  ]
  await again.web.stop()
  return figures
}

async function diskLost({ postgres, seconds, say, serve }: Stage): Promise<readonly Figure[]> {
  const { web, origin } = await serve()
  const load = startGuests(origin, await wishes(postgres.url, 600, 250))
  say('booking again')
  await wait(seconds * 1000)
  const [lostAt, began] = [Date.now(), performance.now()]
  await postgres.loseDisk()
  const acknowledged = (await load.stop()).filter(({ at }) => at <= lostAt)
  await web.stop()
  say('restoring all that the archive has')
  await postgres.restore()
  await postgres.start()
  const again = await serve()
  const outage = Math.round(performance.now() - began)
  const gone = await missing(postgres.url, acknowledged)
  const figures = [
    atLeast('bookings acknowledged before the disk was lost', 1, acknowledged.length),
    told('of these, not yet in the archive', String(gone.length)),
    within('the oldest of them, before the disk was lost', mostLost, Math.max(0, ...gone.map(({ at }) => lostAt - at))),
    ...(await looksSound(postgres.url, 'after the disk')),
    within('from the loss to pages again', back, outage),
  ]
  await again.web.stop()
  return figures
}

function startGuests(origin: string, wanted: readonly Wish[]) {
  const acknowledged: Acknowledged[] = []
  let [next, isStopped] = [0, false]
  const guest = async () => {
    for (let wish = wanted[next++]; wish && !isStopped; wish = wanted[next++]) {
      const { id, ending } = await book(origin, wish)
      if (ending === 'confirmed') acknowledged.push({ id, at: Date.now() })
    }
  }
  const all = Promise.all(Array.from({ length: guests }, guest))
  return {
    stop: async () => {
      isStopped = true
      await all
      return acknowledged
    },
  }
}

/** The moment, by the database, at which nothing of it was gone yet. */
function drop(url: string): Promise<number> {
  return withClient(url, async (client) => {
    await client.query('begin')
    await client.query('drop table reservation cascade')
    const { rows } = await client.query<{ at: string }>('select (extract(epoch from clock_timestamp()) * 1000)::text as at')
    await client.query('commit')
    return Number(rows[0]?.at)
  })
}

function missing(url: string, acknowledged: readonly Acknowledged[]): Promise<readonly Acknowledged[]> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `select id from reservation where status = 'confirmed' and id = any($1)`,
      [acknowledged.map(({ id }) => id)],
    )
    const found = new Set(rows.map(({ id }) => id))
    return acknowledged.filter(({ id }) => !found.has(id))
  })
}

async function looksSound(url: string, when: string): Promise<readonly Figure[]> {
  const database = await openDatabase({ url, poolSize: 1, limits: { lock: 60_000, statement: 60_000, idleTransaction: 60_000 } })
  try {
    const checks = await new PostgresInvariants(database.forkEntityManager(), systemClock).check()
    const broken = checks.filter(({ violations }) => violations > 0).length
    return [
      exactly(`violations that the doctor finds ${when}`, 0, broken),
      exactly(`plot-nights sold twice ${when}`, 0, await doubleSales(url)),
    ]
  } finally {
    await database.close()
  }
}
