import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { guestsOfOnePlace, productionEnvironment } from '@camp/adapters/configuration/testing/production-environment.ts'
import { prepareDatabase } from '@camp/adapters/postgres/prepare-database.ts'
import { atLeast, exactly, type Figure, told, within } from '../figures.ts'
import { book, type Journey } from './guests-of-proxy.ts'
import { startCluster } from './patroni.ts'
import { doubleSales, fillMarketplace, wishes, withClient } from './small-marketplace.ts'
import { freePorts, type Running, startWebProcess, untilReady } from './web-process.ts'

export interface FailoverOptions {
  /** Bookings. */
  readonly count: number
  /** Who the database's programs run as; they refuse root. */
  readonly uid: number
  readonly say: (text: string) => void
}

const guests = 8
const answersAgainWithin = 30_000
const patience = 90_000

interface Booked extends Journey {
  readonly endedAt: number
}

/**
 * The primary is killed while guests book: what was acknowledged stays, nothing is sold twice, and it goes
 * on.
 */
export async function proveFailover({ count, uid, say }: FailoverOptions): Promise<readonly Figure[]> {
  const directory = mkdtempSync(join(tmpdir(), 'camp-failover-'))
  const running: Running[] = []
  say('starting three nodes')
  const cluster = await startCluster(directory, uid)
  try {
    say('filling the marketplace')
    await prepareDatabase(cluster.url)
    await fillMarketplace(cluster.url)
    const [port = 0] = await freePorts(1)
    const origin = `http://127.0.0.1:${port}`
    const data = mkdtempSync(join(tmpdir(), 'camp-failover-web-'))
    const env = {
      ...productionEnvironment,
      DATABASE_URL: cluster.url,
      DATABASE_POOL_SIZE: '10',
      DATA_DIR: data,
      PUBLIC_URL: origin,
      TRUST_PROXY: '1',
      ...guestsOfOnePlace,
    }
    const web = startWebProcess(port, env)
    running.push(web)
    await untilReady(`${origin}/health/ready`, web)
    const wanted = await wishes(cluster.url, count)
    const booked: Booked[] = []
    let [next, killedAt, before] = [0, 0, '']
    const killing = (async () => {
      while (booked.length < count / 2) await wait(20)
      killedAt = performance.now()
      before = await cluster.killPrimary()
    })()
    say('booking')
    const guest = async () => {
      for (let wish = wanted[next++]; wish; wish = wanted[next++]) {
        booked.push({ ...(await book(origin, wish, patience)), endedAt: performance.now() })
      }
    }
    await Promise.all(Array.from({ length: guests }, guest))
    say('counting')
    await killing
    return [
      told('bookings begun', String(booked.length)),
      told('primary', `${before}, then ${await cluster.primary()}`),
      ...(await kept(cluster.url, booked, killedAt)),
      exactly('plot-nights sold twice', 0, await doubleSales(cluster.url)),
      within('longest time without a booking confirmed, from the kill on', answersAgainWithin, longestSilence(booked, killedAt)),
    ]
  } finally {
    for (const one of running) await one.stop()
    await cluster.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}

async function kept(url: string, booked: readonly Booked[], killedAt: number): Promise<readonly Figure[]> {
  const acknowledged = booked.filter(({ ending }) => ending === 'confirmed')
  const { rows } = await withClient(url, (client) =>
    client.query<{ id: string }>(`select id from reservation where status = 'confirmed' and id = any($1)`, [
      acknowledged.map(({ id }) => id),
    ]),
  )
  const refused = booked.filter(({ ending }) => ending === 'refused').length
  const unclear = booked.filter(({ ending }) => ending === 'failed').length
  return [
    atLeast('acknowledged before the kill', 1, acknowledged.filter(({ endedAt }) => endedAt < killedAt).length),
    told('acknowledged in all, refused, without an answer', `${acknowledged.length}, ${refused}, ${unclear}`),
    exactly('acknowledged bookings that are lost', 0, acknowledged.length - rows.length),
  ]
}

/** The longest that guests waited for anybody's booking to be confirmed, from the kill on: milliseconds. */
function longestSilence(booked: readonly Booked[], killedAt: number): number {
  const ends = booked.flatMap(({ ending, endedAt }) => (ending === 'confirmed' && endedAt > killedAt ? [endedAt] : []))
  const moments = [killedAt, ...ends.toSorted((one, other) => one - other)]
  return Math.round(Math.max(...moments.map((moment, position) => (moments[position + 1] ?? moment) - moment)))
}
