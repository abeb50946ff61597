import { Hono } from 'hono'
import type { Container } from './container.ts'
import type { WebEnv } from './web-env.ts'

/** Everything under `/api`: JSON, no pages. */
export function api(_container: Pick<Container, 'useCases' | 'idempotencyKeys'>): Hono<WebEnv> {
  return new Hono<WebEnv>().all('*', (c) => c.json({ error: 'not-found' }, 404))
}
