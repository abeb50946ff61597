import { createMiddleware } from 'hono/factory'
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
  log.info({ requestId, method: c.req.method, path: c.req.path, status: c.res.status, durationMs }, 'request')
})
