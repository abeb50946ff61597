import { Hono } from 'hono'
import type { WebEnv } from './web-env.ts'

/** Everything under `/api`: JSON, no pages. Handlers find the use cases under `c.get('openScope')().useCases`. */
export function api(): Hono<WebEnv> {
  return new Hono<WebEnv>().all('*', (c) => c.json({ error: 'not-found' }, 404))
}
