import { Hono } from 'hono'
import { api } from './api.ts'
import { pageCaching } from './caching.ts'
import { compression } from './compression.ts'
import { withinDeadline } from './deadline.ts'
import { emailDoors } from './email/email-doors.ts'
import { answerError } from './errors.ts'
import { calendarDoors } from './feeds/calendar-doors.ts'
import { findable } from './findable/findable.ts'
import { health, type ServerState } from './health.ts'
import { htiDoors } from './hti/hti-doors.ts'
import { openMetrics } from './metrics/metrics.ts'
import { offlineDoors } from './offline/offline-doors.ts'
import { readableAddress, tellingRefusals, withinAddressLength, withinBodySize } from './page-limits.ts'
import { pagesOf } from './pages.ts'
import { paymentDoors, paymentReturn } from './payments/payment-doors.ts'
import { withinReads } from './read-limit.ts'
import { readRequestFacts } from './read-request-facts.ts'
import { requestLog } from './request-log.ts'
import { pageSecurityHeaders, plainSecurityHeaders, refuseCrossSite } from './security.ts'
import { authDoor } from './session/auth-door.ts'
import { type Connection, networkAddress, networkOf, trustedProxyCount } from './session/network-address.ts'
import { welcomeDoor } from './session/welcome-door.ts'
import { withSession } from './session/with-session.ts'
import { sharedPages } from './shared-pages/shared-pages.ts'
import { smsDoors } from './sms/sms-doors.ts'
import { staticAssets } from './static-assets.ts'
import { themeSwitch } from './theme-switch.ts'
import type { WebEnv } from './web-env.ts'
import type { WebSettings } from './web-settings.ts'
import { whatsAppDoors } from './whatsapp/whatsapp-doors.ts'

export { openContainer } from './container.ts'

export interface WebApp {
  /** `connection` is what Node knows of the socket. */
  readonly fetch: (request: Request, connection?: Connection) => Response | Promise<Response>
  /** Before anybody is let in: the first page would hold all others up. */
  openPages(): Promise<void>
  /** From now on `/health/ready` says no; everything else goes on. */
  drain(): void
}

/** The whole of the web door. Hono answers what is no page; the rest is React Router's. */
export function createWebApp(settings: WebSettings): WebApp {
  const readiness: ServerState = { isDraining: false }
  const { container, clientDirectory } = settings
  const pages = pagesOf(settings)

  const metrics = openMetrics(container.watched)

  const app = new Hono<WebEnv>()
  app.onError(answerError)
  app.use(async (c, next) => {
    c.set('facts', readRequestFacts(c.req.raw, settings))
    const network = networkOf(networkAddress(c.req.raw.headers, c.env as Connection, trustedProxyCount(settings)))
    c.set('openScope', () => container.scope({ door: 'web', network }))
    return next()
  })
  if (clientDirectory) app.use('/assets/*', staticAssets(clientDirectory))
  app.use(
    metrics.watchRequests,
    requestLog,
    plainSecurityHeaders,
    pageSecurityHeaders(settings),
    pageCaching,
    tellingRefusals,
    withinAddressLength,
  )
  app.use(readableAddress, withinDeadline(container, settings.patience), withinBodySize)
  app.route('/health', health(container, readiness))
  app.route('/metrics', metrics.door)
  app.route('/', container.pictures)
  app.use(compression)
  if (container.mailbox) app.route('/', container.mailbox)
  if (clientDirectory) app.use(staticAssets(clientDirectory))
  app.route('/', findable())
  app.route('/', calendarDoors())
  app.route('/', offlineDoors())
  app.route('/', paymentDoors())
  app.route('/', emailDoors())
  app.route('/', smsDoors())
  app.route('/', whatsAppDoors())
  app.route('/', htiDoors(settings))
  app.use(withinReads(settings))
  app.route('/', paymentReturn())
  app.use(sharedPages(settings, pages.render))
  app.use(refuseCrossSite, withSession(settings))
  app.route('/auth/welcome', welcomeDoor)
  app.route('/theme', themeSwitch)
  app.route('/api/auth', authDoor()).route('/api', api(container))
  app.all('*', (c) => pages.render({ request: c.req.raw, facts: c.get('facts'), work: c.get('openScope')(), end: c.get('end') }))

  return {
    fetch: (request, connection) => app.fetch(request, connection),
    openPages: pages.open,
    drain: () => {
      readiness.isDraining = true
    },
  }
}
