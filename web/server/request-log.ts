import { tracingChannel } from 'node:diagnostics_channel'
import { createMiddleware } from 'hono/factory'
import { clientClosed } from './errors.ts'
import { kindOfRequest } from './metrics/kind-of-request.ts'
import type { WebEnv } from './web-env.ts'

const requests = tracingChannel<TracedRequest>('camp:request')

/** Without the address, which may be a key. */
interface TracedRequest {
  readonly method: string
  readonly kind: string
  readonly requestId: string
  status?: number
}

/**
 * One line per request, and the request's id on its answer. The log itself leaves out what must not be in it.
 */
export const requestLog = createMiddleware<WebEnv>(async (c, next) => {
  const { log, requestId } = c.get('facts')
  const started = performance.now()
  const traced: TracedRequest = { method: c.req.method, kind: kindOfRequest(c.req.path), requestId }
  const answer = async () => {
    await next()
    traced.status = c.res.status
  }
  await (requests.hasSubscribers ? requests.tracePromise(answer, traced) : answer())
  c.res.headers.set('X-Request-Id', requestId)
  const durationMs = Math.round(performance.now() - started)
  const { status } = c.res
  const message = status === clientClosed ? 'client-closed' : 'request'
  log.info({ requestId, method: c.req.method, path: c.req.path, status, durationMs }, message)
})
