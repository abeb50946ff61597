import { Hono } from 'hono'
import type { Container } from './container.ts'

/** A database that needs longer than this, in milliseconds, is as good as absent. */
const patience = 1000

export interface ServerState {
  isDraining: boolean
}

/**
 * `/health/live`: the process answers. `/health/ready`: it can serve, and is not on its way out; without
 * hearing changes it serves as well, from the database alone.
 */
export function health(container: Pick<Container, 'checkReadiness' | 'changeFeedState'>, readiness: ServerState): Hono {
  return new Hono()
    .get('/live', (c) => c.json({ status: 'live' }))
    .get('/ready', async (c) => {
      if (readiness.isDraining) return c.json({ status: 'draining' }, 503)
      const isReady = await isInTime(container.checkReadiness())
      if (!isReady) return c.json({ status: 'database-unavailable' }, 503)
      return c.json({ status: 'ready', changes: container.changeFeedState() })
    })
}

async function isInTime(check: Promise<void>): Promise<boolean> {
  const { promise: tooLate, resolve } = Promise.withResolvers<false>()
  const timer = setTimeout(() => resolve(false), patience)
  try {
    return await Promise.race([
      check.then(
        () => true,
        () => false,
      ),
      tooLate,
    ])
  } finally {
    clearTimeout(timer)
  }
}
