import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { installedNode, root } from '../repository.mjs'
import { ensureWebBuilt } from '../web-build.mjs'
import { webEntryOf, webProcess } from '../web-process.mjs'
import { freePort } from './free-port.mjs'
import { heldMb } from './held-mb.mjs'
import { readMarketplace } from './questions.mjs'

/** The demo's own campsites; any other number is generated. */
const demoSize = 72

/**
 * The built product on a database of its own, and a bare server beside it on the same one; processes of their
 * own, as they would be served.
 */
export async function openScene(options) {
  const product = resolve(options.product ?? root)
  if (product === root && !(await ensureWebBuilt())) throw new Error('The web application could not be built.')
  const dataDirectory = resolve(options.data ?? join(root, '.data', `bench-${options.size.organisations}`))
  mkdirSync(dataDirectory, { recursive: true })
  chmodSync(dataDirectory, 0o755)
  const postgres = await startPostgres(product, dataDirectory)
  const closing = [() => postgres.stop()]
  const close = async () => {
    for (let step = closing.pop(); step; step = closing.pop()) await step()
  }
  try {
    await fill(postgres.url, options, product)
    const web = await startWeb(product, dataDirectory)
    closing.push(web.stop)
    const index = await indexFull(web)
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    closing.push(() => client.end())
    const floor = await startFloor(postgres.url)
    closing.push(floor.stop)
    const marketplace = await readMarketplace(client)
    const facts = { ...(await factsOf(client, options, product)), ...index }
    return { options, product, dataDirectory, url: postgres.url, client, web, floor, marketplace, facts, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function startPostgres(product, dataDirectory) {
  const { startEmbeddedPostgres } = await fromProduct(product, 'adapters/src/postgres/embedded-postgres.ts')
  return startEmbeddedPostgres({ dataDirectory })
}

export function fromProduct(product, path) {
  return import(pathToFileURL(join(product, path)).href)
}

/** The demo loads itself when the product starts; anything else is made up here, once. */
async function fill(url, { size, data }, product) {
  if (data || size.organisations === demoSize) return
  const { prepareDatabase } = await fromProduct(product, 'adapters/src/postgres/prepare-database.ts')
  const { openDatabase } = await fromProduct(product, 'adapters/src/postgres/orm.ts')
  const { generateMarketplace } = await fromProduct(product, 'adapters/demo/generated/generate-marketplace.ts')
  const { systemClock } = await fromProduct(product, 'adapters/src/shared/system-clock.ts')
  await prepareDatabase(url)
  const database = await openDatabase({ url, poolSize: 2 })
  const onProgress = (done, of, what) => process.stderr.isTTY && process.stderr.write(`\r${what}: ${done} of ${of}\x1b[K`)
  const em = database.forkEntityManager()
  const made = await generateMarketplace({ ...size, em, url, clock: systemClock, isDemo: true, onProgress })
  await database.close()
  if (made.outcome !== 'generated' && made.outcome !== 'not-empty') throw new Error(`nothing generated: ${JSON.stringify(made)}`)
}

/** The product as `npm start` serves it, without limits by address: all load comes from one. */
async function startWeb(product, dataDirectory) {
  const port = await freePort()
  const metricsToken = randomBytes(24).toString('hex')
  const flags = [...(process.env.BENCH_NODE_OPTIONS?.split(' ') ?? []), ...webProcess.args.slice(0, -1)]
  const child = spawn(installedNode(), [...flags, webEntryOf(product)], {
    cwd: product,
    env: {
      ...process.env,
      ...webProcess.env,
      DATABASE_URL: undefined,
      PORT: String(port),
      DATA_DIR: dataDirectory,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'fatal',
      METRICS_TOKEN: metricsToken,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const origin = `http://localhost:${port}`
  await answering(child, `${origin}/health/ready`)
  return { origin, pid: child.pid, metricsToken, stop: () => ended(child) }
}

/**
 * Until its index of campsites is full and catalogues are read ahead SQL answers searches, which is no figure
 * of anything: when that was, and what the process held then.
 */
async function indexFull({ origin, pid, metricsToken }) {
  const startedAt = performance.now()
  const seconds = () => Math.round((performance.now() - startedAt) / 100) / 10
  let indexSeconds = null
  while (performance.now() - startedAt < readyWithin) {
    const answer = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })
    const metrics = await answer.text()
    // A version that says nothing of it has none; one that is too busy to answer says nothing of anything.
    const is = (name) =>
      answer.status === 404 || (answer.ok && (metrics.match(new RegExp(`^${name} (\\d)`, 'm'))?.[1] ?? '1') === '1')
    if (is('camp_search_index_current')) indexSeconds ??= seconds()
    if (indexSeconds !== null && is('camp_search_read_ahead')) {
      return { indexSeconds, readAheadSeconds: seconds(), indexMb: heldMb(pid) }
    }
    await wait(200)
  }
  return { indexSeconds, readAheadSeconds: null, indexMb: heldMb(pid) }
}

async function startFloor(url) {
  const port = await freePort()
  const child = spawn(installedNode(), [join(root, 'scripts/bench/floor-server.mjs')], {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), FLOOR_DATABASE_URL: url },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const origin = `http://localhost:${port}`
  await answering(child, `${origin}/`)
  return { origin, pid: child.pid, stop: () => ended(child) }
}

const readyWithin = 900_000

async function answering(child, address) {
  const giveUpAt = performance.now() + readyWithin
  while (performance.now() < giveUpAt) {
    if (child.exitCode !== null) throw new Error(`The server of ${address} ended with ${child.exitCode}.`)
    const answer = await fetch(address).catch(() => undefined)
    if (answer?.ok) return
    await wait(200)
  }
  throw new Error(`Nothing answers at ${address}.`)
}

async function ended(child) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  await Promise.race([exit, wait(15_000, undefined, { ref: false })])
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
}

async function factsOf(client, { clients, runs, seconds }, product) {
  const { rows } = await client.query(`
    select (select count(*)::int from organisation) as organisations, (select count(*)::int from plot) as plots,
      (select count(*)::int from plot_night) as nights, (select count(*)::int from reservation) as reservations`)
  return {
    ...rows[0],
    commit: commitOf(product),
    clients,
    runs,
    seconds,
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
  }
}

function commitOf(product) {
  const git = join(product, '.git')
  const directory = existsSync(join(git, 'HEAD')) ? git : readFileSync(git, 'utf8').replace('gitdir: ', '').trim()
  const head = readFileSync(join(directory, 'HEAD'), 'utf8').trim()
  if (!head.startsWith('ref: ')) return head.slice(0, 8)
  const path = join(directory, head.slice(5))
  return existsSync(path) ? readFileSync(path, 'utf8').trim().slice(0, 8) : head.slice(5)
}
