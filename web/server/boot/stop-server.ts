import type { Server } from 'node:http'
import { setTimeout } from 'node:timers/promises'

/** Milliseconds that running requests get to come to their end. */
const finishing = 8000

/** Takes no new connection, lets running requests finish, then cuts what is left. */
export async function drainServer(server: Server): Promise<void> {
  const { promise: closed, resolve } = Promise.withResolvers<void>()
  server.close(() => resolve())
  server.closeIdleConnections()
  await Promise.race([closed, setTimeout(finishing, undefined, { ref: false })])
  server.closeAllConnections()
}
