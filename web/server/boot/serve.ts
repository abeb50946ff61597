import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { noStandIns } from '@camp/adapters/composition/stand-ins.ts'
import { clockOf, isEmbedded } from '@camp/adapters/composition/surroundings.ts'
import { createLogger } from '@camp/adapters/logging/logger.ts'
import { stopOnSignals } from '@camp/adapters/postgres/embedded-postgres-signals.ts'
import { waitingMigrations } from '@camp/adapters/postgres/prepare-database.ts'
import { Worker } from '@camp/adapters/worker/worker.ts'
import { getRequestListener } from '@hono/node-server'
import { administratorNotice } from './administrator-notice.ts'
import { announcement } from './announce.ts'
import { closingSteps } from './closing-steps.ts'
import { configurationOrExit } from './configuration-or-exit.ts'
import { connectionsOrExit } from './connections-or-exit.ts'
import { adaptHeapGrowth } from './heap-growth.ts'
import { openHttpServer } from './http-server.ts'
import { listenOrExit } from './listen-or-exit.ts'
import { openDatabaseServer } from './open-database-server.ts'
import { openEmbeddedDefault } from './open-embedded-default.ts'
import { openTracing } from './open-tracing.ts'
import { inOwnProcess } from './own-process.ts'
import { prepareMarketplace } from './prepare-marketplace.ts'
import { drainServer } from './stop-server.ts'

/** The product as it is served: built pages, one process. */
process.env.NODE_ENV ??= 'production'

/** Milliseconds for a load balancer to see that this process is leaving; the embedded default has none. */
const drainingTime = 2000

const configuration = configurationOrExit()
const log = createLogger({ level: configuration.logLevel, isPretty: process.stdout.isTTY })
const closing = closingSteps()
stopOnSignals(closing.run)

const tracing = await openTracing(configuration)
if (tracing) closing.add(tracing.stop)
const database = await openDatabaseServer(configuration, log)
closing.add(database.stop)
const clock = clockOf(configuration)
const firstStart = new URL('../../build/program/first-start.js', import.meta.url)
const isPrepared =
  isEmbedded(configuration) && (await waitingMigrations(database.directUrl)).length > 0 && (await preparedApart())
if (!isPrepared) await prepareMarketplace(configuration, database.directUrl, clock)
await connectionsOrExit(configuration, database.directUrl)
const embedded = await openEmbeddedDefault(configuration, database.directUrl)
if (embedded) closing.add(embedded.stop)

const { createWebApp, openContainer } = await import('../../build/server/index.js')

const container = await openContainer({
  configuration,
  databaseUrl: database.url,
  directDatabaseUrl: database.directUrl,
  log,
  standIns: embedded?.standIns ?? noStandIns,
  clock,
})
closing.add(container.close)

const app = createWebApp({
  container,
  log,
  now: clock.now,
  isDevelopment: false,
  trustsProxy: configuration.trustedProxies > 0,
  trustedProxies: configuration.trustedProxies,
  paymentOrigins: container.paymentOrigins,
  tileOrigins: container.tileOrigins ?? [],
  ...(!configuration.areRateLimitsOn && { readBudget: null }),
  clientDirectory: fileURLToPath(new URL('../../build/client', import.meta.url)),
})
await app.openPages()
// As the pages, what prints is read before anybody is let in: the first print would hold all others up.
await import('@camp/adapters/invoices/print/draw-sheet.ts')
const server = openHttpServer(getRequestListener(app.fetch))
await listenOrExit(server, configuration.port)
adaptHeapGrowth()
closing.add(() => drainServer(server))
closing.add(async () => {
  app.drain()
  if (configuration.databaseUrl) await setTimeout(drainingTime)
})
if (isEmbedded(configuration)) {
  const worker = new Worker({ url: database.directUrl, log, clock, openUseCases: () => container.scope().useCases })
  closing.add(() => worker.stop())
  worker.start()
}
console.log(announcement(configuration, embedded?.pages ?? []))
const notice = configuration.databaseUrl ? await administratorNotice(container.scope().useCases) : null
if (notice) console.log(notice)
if (isEmbedded(configuration) && configuration.drawsPicturesAhead)
  closing.add(inOwnProcess(firstStart, { args: ['pictures'], isUnhurried: true }).stop)

/** False where it failed: the same is tried here, and what is wrong is told. */
function preparedApart(): Promise<boolean> {
  const env = { FIRST_START_DATABASE_URL: database.directUrl }
  const marketplace = inOwnProcess(firstStart, { args: ['marketplace'], env })
  closing.add(marketplace.stop)
  return marketplace.ended
}
