import { createMiddleware } from 'hono/factory'
import { clientClosed } from './errors.ts'
import type { WebEnv } from './web-env.ts'

/**
 * One line per request, and the request's id on its answer. The log itself leaves out what must not be in it.
 */
export const requestLog = createMiddleware<WebEnv>(async (c, next) => {
  const { log, requestId } = c.get('facts')
  const started = performance.now()
  await next()
  c.res.headers.set('X-Request-Id', requestId)
  const durationMs = Math.round(performance.now() - started)
  const { status } = c.res
  const message = status === clientClosed ? 'client-closed' : 'request'
  log.info({ requestId, method: c.req.method, path: c.req.path, status, durationMs }, message)
})
