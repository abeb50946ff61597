import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { type Deliver, deliverOverHttp } from '../outgoing-call.ts'
import { realSandboxTime, type SandboxTime } from '../sandbox-time.ts'
import { apiRoutes } from './api-routes.ts'
import { pageRoutes } from './page-routes.ts'
import { SandboxCheckouts } from './sandbox-checkouts.ts'
import { SandboxConduct } from './sandbox-conduct.ts'
import { SandboxLedger } from './sandbox-ledger.ts'
import { SandboxNotifier } from './sandbox-notifier.ts'
import type { PeachSandboxSettings } from './sandbox-settings.ts'
import { SandboxTokens } from './sandbox-tokens.ts'

export interface PeachSandbox {
  /**
   * Serve it on a port of its own, or mount it: `shop.route('/path', sandbox.app)` with that path in
   * `publicUrl`.
   */
  readonly app: Hono
  readonly ledger: SandboxLedger
  readonly tokens: SandboxTokens
  readonly conduct: SandboxConduct
  /** Forgets every notification and expiry that was still to come. */
  stop(): void
}

/** A payment gateway that speaks Peach Payments' protocol and moves no money. */
export function createPeachSandbox(options: {
  settings: PeachSandboxSettings
  time?: SandboxTime
  deliver?: Deliver
}): PeachSandbox {
  const { settings, time = realSandboxTime(), deliver = deliverOverHttp() } = options
  const ledger = new SandboxLedger()
  const tokens = new SandboxTokens(settings, time)
  const conduct = new SandboxConduct()
  const notifier = new SandboxNotifier({ settings, ledger, time, deliver, conduct })
  const parts = { settings, ledger, time, notifier, conduct }
  const till = new SandboxCheckouts(parts)

  const app = new Hono()
  app.use(bodyLimit({ maxSize: 100_000 }))
  app.route('/', pageRoutes(parts, till))
  for (const calls of ['/api/*', '/v1/*', '/v2/*', '/status']) app.use(calls, conduct.middleware(time))
  app.route('/', apiRoutes(parts, till, tokens))
  return { app, ledger, tokens, conduct, stop: () => time.stop() }
}
