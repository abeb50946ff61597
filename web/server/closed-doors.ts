import { Hono } from 'hono'
import type { WebEnv } from './web-env.ts'

const paths = ['/whatsapp/send']

/** Calls that send messages at the platform's cost: open, they would be a relay, so they answer nobody without a sign-in. */
export function closedDoors(): Hono<WebEnv> {
  return new Hono<WebEnv>().on(['GET', 'POST'], paths, (c) => c.json({ error: 'Sign in first' }, 401))
}
