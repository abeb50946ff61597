import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { isSameSecret } from '../../src/shared/is-same-secret.ts'
import { type Deliver, deliverOverHttp } from '../outgoing-call.ts'
import { sandboxPageHeaders } from '../sandbox-page.ts'
import { realSandboxTime, type SandboxTime } from '../sandbox-time.ts'
import { messageRoutes, problem } from './message-routes.ts'
import { phonePage } from './phone-page.ts'
import { phoneLook } from './phone-page-look.ts'
import { ReportCaller } from './report-caller.ts'
import { BulkSmsLedger } from './sandbox-ledger.ts'
import { unauthorized } from './sandbox-problem.ts'
import type { BulkSmsSandboxSettings } from './sandbox-settings.ts'
import { SubmissionDesk } from './submission-desk.ts'
import { webhookRoutes } from './webhook-routes.ts'

export interface BulkSmsSandbox {
  readonly app: Hono
  readonly ledger: BulkSmsLedger
  /** Forgets every state and report that was still to come. */
  stop(): void
}

/** How long the vendor waits for an answer. */
const patienceMs = 30_000

/** An SMS provider that speaks the JSON API of BulkSMS and sends nothing. */
export function createBulkSmsSandbox(options: {
  settings: BulkSmsSandboxSettings
  time?: SandboxTime
  deliver?: Deliver
}): BulkSmsSandbox {
  const { settings, time = realSandboxTime(), deliver = deliverOverHttp(patienceMs) } = options
  const ledger = new BulkSmsLedger({ credits: settings.credits, now: time.now() })
  for (const webhook of settings.webhooks) {
    const standard = { triggerScope: 'SENT', active: true, contactEmailAddress: null, onWebApp: true } as const
    ledger.keepWebhook({ id: ledger.nextId(), ...standard, ...webhook })
  }
  const caller = new ReportCaller({ settings, ledger, time, deliver })
  const parts = { settings, ledger, time, caller }
  const isKnown = (c: Context) => isCredential(c.req.header('authorization'), `${settings.tokenId}:${settings.tokenSecret}`)

  const app = new Hono()
  app.use(bodyLimit({ maxSize: 10_000_000 }))
  app.get('/', (c) => c.html(phonePage(parts), 200, { ...sandboxPageHeaders(phoneLook) }))
  app.use('/v1/*', async (c, next) => (isKnown(c) ? next() : problem(c, unauthorized)))
  app.route('/v1', messageRoutes(parts, new SubmissionDesk(parts)))
  app.route('/v1/webhooks', webhookRoutes(parts))
  return { app, ledger, stop: () => time.stop() }
}

function isCredential(authorization: string | undefined, expected: string): boolean {
  const given = Buffer.from(/^Basic (.+)$/.exec(authorization ?? '')?.[1] ?? '', 'base64').toString('utf8')
  return isSameSecret(given, expected)
}
