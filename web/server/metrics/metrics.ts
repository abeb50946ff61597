import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono, type MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { WebEnv } from '../web-env.ts'
import { registerGauges } from './gauges.ts'
import { kindOfRequest } from './kind-of-request.ts'
import type { Watched } from './watched.ts'

export interface Metrics {
  readonly watchRequests: MiddlewareHandler<WebEnv>
  /** `/metrics`, in the text form of Prometheus. */
  readonly door: Hono<WebEnv>
}

const conflict = 409

/** Rule I17. Labels are few and known, so that nobody can fill the memory with them. */
export function openMetrics(watched: Watched): Metrics {
  const registry = new Registry()
  const requests = new Histogram({
    name: 'camp_request_seconds',
    help: 'How long requests took, by kind and status',
    labelNames: ['kind', 'status'] as const,
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
    registers: [registry],
  })
  const conflicts = new Counter({
    name: 'camp_conflicts_total',
    help: 'Requests refused because somebody else was first (409)',
    registers: [registry],
  })
  return {
    watchRequests: createMiddleware<WebEnv>(async (c, next) => {
      const started = performance.now()
      await next()
      const { status } = c.res
      requests.observe({ kind: kindOfRequest(c.req.path), status: String(status) }, (performance.now() - started) / 1_000)
      if (status === conflict) conflicts.inc()
    }),
    door: metricsDoor(registry, watched),
  }
}

function metricsDoor(registry: Registry, watched: Watched): Hono<WebEnv> {
  const gauges = registerGauges(registry, watched)
  let watchesProcess = false
  return new Hono<WebEnv>().get('/', async (c) => {
    if (watched.token === undefined) return c.notFound()
    if (!isToken(c.req.header('authorization'), watched.token)) {
      c.header('WWW-Authenticate', 'Bearer')
      return c.text('A token is needed.', 401)
    }
    if (!watchesProcess) collectDefaultMetrics({ register: registry, prefix: 'camp_' })
    watchesProcess = true
    await gauges.read()
    return c.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' })
  })
}

/** Compared as hashes, in the same time whatever was sent. */
function isToken(authorization: string | undefined, token: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(authorization ?? ''), hash(`Bearer ${token}`))
}
