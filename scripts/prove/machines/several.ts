import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { guestsOfOnePlace, productionEnvironment } from '@camp/adapters/configuration/testing/production-environment.ts'
import { PostgresInvariants } from '@camp/adapters/doctor/postgres-invariants.ts'
import { openDatabase } from '@camp/adapters/postgres/orm.ts'
import { prepareDatabase } from '@camp/adapters/postgres/prepare-database.ts'
import { atLeast, exactly, type Figure, told } from '../figures.ts'
import { createProofDatabase } from '../proof-server.ts'
import { act, ask, book, type Wish } from './guests-of-proxy.ts'
import { startHaproxy, startPgbouncer } from './proxies.ts'
import { signedIn } from './signed-in.ts'
import { doubleSales, fillMarketplace, wishes } from './small-marketplace.ts'
import { freePorts, type Running, startWebProcess, untilReady } from './web-process.ts'

export interface SeveralOptions {
  readonly serverUrl: string
  /** Guests for each plot of the race. */
  readonly count: number
  readonly hasPooler: boolean
  readonly say: (text: string) => void
}

const processes = 3
const poolSize = 8
const racedPlots = 12
/** Milliseconds that a guest goes on asking again, as the answer of a busy process says to. */
const patience = 60_000

/** Three web processes behind one proxy, with a pooler before the database or without: one marketplace. */
export async function proveSeveral({ serverUrl, count, hasPooler, say }: SeveralOptions): Promise<readonly Figure[]> {
  const directory = mkdtempSync(join(tmpdir(), 'camp-several-'))
  chmodSync(directory, 0o755)
  const database = await createProofDatabase(serverUrl)
  const running: Running[] = []
  try {
    say('filling the marketplace')
    await prepareDatabase(database.url)
    await fillMarketplace(database.url)
    const [proxyPort = 0, poolerPort = 0, ...webPorts] = await freePorts(2 + processes)
    const origin = `http://127.0.0.1:${proxyPort}`
    if (hasPooler) running.push(startPgbouncer(directory, poolerPort, database.url, poolSize * 2))
    const env = environmentOf({ url: database.url, poolerPort: hasPooler ? poolerPort : null, origin, directory })
    const webs = webPorts.map((port) => startWebProcess(port, env))
    running.push(...webs)
    say('starting the processes')
    await Promise.all(webs.map((web, position) => untilReady(`http://127.0.0.1:${webPorts[position]}/health/ready`, web)))
    const proxy = startHaproxy(directory, proxyPort, webPorts)
    running.push(proxy)
    await untilReady(`${origin}/health/live`, proxy)
    say('booking')
    const figures: Figure[] = []
    for (const part of partsOf({ origin, url: database.url, webs, count })) figures.push(...(await part()))
    return figures
  } catch (error) {
    const said = running.map(({ child, lastWords }) => `${child.spawnfile}: ${child.exitCode ?? 'runs'}, ${lastWords()}`)
    throw new Error(said.join('\n'), { cause: error })
  } finally {
    for (const one of running.toReversed()) await one.stop()
    await database.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}

interface Stage {
  readonly origin: string
  readonly url: string
  readonly webs: readonly Running[]
  readonly count: number
}

function partsOf({ origin, url, webs, count }: Stage): readonly (() => Promise<readonly Figure[]>)[] {
  return [
    async () => journeys(origin, await wishes(url, 30)),
    async () => race(origin, await wishes(url, racedPlots, 220), count),
    () => session(origin, url),
    () => oneDies(origin, webs),
    async () => [exactly('plot-nights sold twice', 0, await doubleSales(url))],
    async () => [exactly('violations that the doctor finds', 0, await violations(url))],
  ]
}

interface Surroundings {
  readonly url: string
  readonly poolerPort: number | null
  readonly origin: string
  readonly directory: string
}

function environmentOf({ url, poolerPort, origin, directory }: Surroundings): NodeJS.ProcessEnv {
  const pooled = new URL(url)
  if (poolerPort !== null) pooled.host = `127.0.0.1:${poolerPort}`
  return {
    ...productionEnvironment,
    DATABASE_URL: pooled.href,
    ...(poolerPort !== null && { DATABASE_DIRECT_URL: url, DATABASE_PREPARED_STATEMENTS: 'off' }),
    DATABASE_POOL_SIZE: String(poolSize),
    WEB_PROCESSES: String(processes),
    DATA_DIR: directory,
    PUBLIC_URL: origin,
    TRUST_PROXY: '2',
    ...guestsOfOnePlace,
  }
}

async function journeys(origin: string, all: readonly Wish[]): Promise<readonly Figure[]> {
  const done = await Promise.all(all.map((wish) => book(origin, wish, patience)))
  const over = done.filter(({ servedBy }) => new Set(servedBy).size > 1).length
  const by = new Set(done.flatMap(({ servedBy }) => servedBy))
  return [
    exactly('bookings that failed', 0, done.filter(({ ending }) => ending === 'failed').length),
    atLeast('bookings confirmed', Math.ceil(all.length / 2), done.filter(({ ending }) => ending === 'confirmed').length),
    told('steps asked again, with the same key', String(done.reduce((sum, { again }) => sum + again, 0))),
    told('what the others were told', [...new Set(done.map(({ why }) => why).filter(Boolean))].join('; ')),
    exactly('processes that served them', processes, by.size),
    atLeast('bookings whose steps went to several processes', Math.ceil(all.length / 2), over),
  ]
}

async function race(origin: string, plots: readonly Wish[], guests: number): Promise<readonly Figure[]> {
  const attempts = plots.flatMap((wish) => Array.from({ length: guests }, () => wish))
  const statuses = new Map<string, number>()
  const sold = new Map<string, number>()
  const answers = await Promise.all(
    attempts.map(async ({ plotId, confirmations: _, ...wish }) => {
      const wanted = [{ plotId, numberOfAdults: 2, numberOfPensioners: 0, childrenAges: [] }]
      const { status } = await act(origin, 'reservations.hold', { ...wish, plots: wanted })
      statuses.set(String(status), (statuses.get(String(status)) ?? 0) + 1)
      if (status === 200) sold.set(plotId, (sold.get(plotId) ?? 0) + 1)
      return status
    }),
  )
  return [
    told(
      'holds wanted at once',
      `${attempts.length} of ${plots.length} plots: ${[...statuses].map(([status, times]) => `${times} × ${status}`).join(', ')}`,
    ),
    exactly('plots held', plots.length, sold.size),
    exactly('plots held by two', 0, [...sold.values()].filter((times) => times > 1).length),
    exactly('answers of 500 and above', 0, answers.filter((status) => status >= 500).length),
  ]
}

/** Signed in at one process, known to all. */
async function session(origin: string, url: string): Promise<readonly Figure[]> {
  const { cookie, slug } = await signedIn(origin, url)
  const pages = []
  for (let turn = 0; turn < processes * 2; turn += 1)
    pages.push(await ask(origin, `/org/${slug}/calendar`, { headers: { cookie } }))
  return [
    exactly('pages for a person signed in, of six', processes * 2, pages.filter(({ status }) => status === 200).length),
    exactly('processes that knew the person', processes, new Set(pages.map(({ servedBy }) => servedBy)).size),
  ]
}

/** Killed, not stopped: nobody has told the proxy. */
async function oneDies(origin: string, webs: readonly Running[]): Promise<readonly Figure[]> {
  await webs[0]?.stop('SIGKILL')
  const answers = []
  for (let turn = 0; turn < 30; turn += 1) answers.push((await ask(origin, '/faq')).status)
  return [exactly('pages answered after one was killed, of thirty', 30, answers.filter((status) => status === 200).length)]
}

async function violations(url: string): Promise<number> {
  const database = await openDatabase({ url, poolSize: 2, limits: { lock: 60_000, statement: 60_000, idleTransaction: 60_000 } })
  const checks = await new PostgresInvariants(database.forkEntityManager()).check()
  await database.close()
  return checks.reduce((sum, { violations: found }) => sum + found, 0)
}
