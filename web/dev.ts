import { fileURLToPath } from 'node:url'
import { noStandIns } from '@camp/adapters/composition/stand-ins.ts'
import { clockOf, isEmbedded } from '@camp/adapters/composition/surroundings.ts'
import { createLogger } from '@camp/adapters/logging/logger.ts'
import { stopOnSignals } from '@camp/adapters/postgres/embedded-postgres-signals.ts'
import { getRequestListener } from '@hono/node-server'
import { createServer } from 'vite'
import { announcement } from './server/boot/announce.ts'
import { closingSteps } from './server/boot/closing-steps.ts'
import { configurationOrExit } from './server/boot/configuration-or-exit.ts'
import { connectionsOrExit } from './server/boot/connections-or-exit.ts'
import { drawPictures } from './server/boot/demo-marketplace.ts'
import { openHttpServer } from './server/boot/http-server.ts'
import { listenOrExit } from './server/boot/listen-or-exit.ts'
import { openDatabaseServer } from './server/boot/open-database-server.ts'
import { openEmbeddedDefault } from './server/boot/open-embedded-default.ts'
import { prepareMarketplace } from './server/boot/prepare-marketplace.ts'
import { reloadingApp } from './server/boot/reloading-app.ts'
import { drainServer } from './server/boot/stop-server.ts'

/** The product while it is worked on: pages, server and domain are loaded again when their source changes. */
process.env.NODE_ENV ??= 'development'

const configuration = configurationOrExit()
const log = createLogger({ level: configuration.logLevel, isPretty: true })
const closing = closingSteps()
stopOnSignals(closing.run)

const database = await openDatabaseServer(configuration, log)
closing.add(database.stop)
const clock = clockOf(configuration)
await prepareMarketplace(configuration, database.directUrl, clock)
await connectionsOrExit(configuration, database.directUrl)
const embedded = await openEmbeddedDefault(configuration, database.directUrl)
if (embedded) closing.add(embedded.stop)

const server = openHttpServer()
const vite = await createServer({
  root: fileURLToPath(new URL('.', import.meta.url)),
  appType: 'custom',
  server: { middlewareMode: { server } },
})
closing.add(() => vite.close())

const app = reloadingApp(vite, {
  configuration,
  databaseUrl: database.url,
  directDatabaseUrl: database.directUrl,
  log,
  standIns: embedded?.standIns ?? noStandIns,
  clock,
})
closing.add(app.close)
const answer = getRequestListener(app.fetch)
server.on('request', (incoming, outgoing) => vite.middlewares(incoming, outgoing, () => answer(incoming, outgoing)))

await listenOrExit(server, configuration.port)
closing.add(() => drainServer(server))
console.log(announcement(configuration, embedded?.pages ?? []))
if (isEmbedded(configuration)) void drawPictures(configuration)
