import { Hono } from 'hono'
import { closedDoors } from './closed-doors.ts'
import { placeSuggestions } from './place-suggestions.ts'
import { rpcDoor } from './rpc/rpc-door.ts'
import type { WebEnv } from './web-env.ts'

/** Everything under `/api`: JSON, no pages. */
export function api(): Hono<WebEnv> {
  return new Hono<WebEnv>()
    .route('/trpc', rpcDoor())
    .route('/org', placeSuggestions())
    .route('/', closedDoors())
    .all('*', (c) => c.json({ error: 'not-found' }, 404))
}
