import { type Context, Hono } from 'hono'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { api } from './api.ts'
import { pageCaching } from './caching.ts'
import { compression } from './compression.ts'
import { withinDeadline } from './deadline.ts'
import { emailDoors } from './email/email-doors.ts'
import { errorDocument } from './error-document.ts'
import { answerError, retryAfter, withOutagesAsAnswers } from './errors.ts'
import { findable } from './findable/findable.ts'
import { health, type ServerState } from './health.ts'
import { offlineDoors } from './offline/offline-doors.ts'
import { namedMethods, readableAddress, withinAddressLength, withinBodySize } from './page-limits.ts'
import { paymentDoors } from './payments/payment-doors.ts'
import { readRequestFacts } from './read-request-facts.ts'
import { requestLog } from './request-log.ts'
import { idempotencyKeys, requestFacts, useCases } from './request-scope.ts'
import { pageSecurityHeaders, plainSecurityHeaders, refuseCrossSite } from './security.ts'
import { authDoor } from './session/auth-door.ts'
import type { Connection } from './session/network-address.ts'
import { welcomeDoor } from './session/welcome-door.ts'
import { withSession } from './session/with-session.ts'
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
  /** From now on `/health/ready` says no; everything else goes on. */
  drain(): void
}

/** The whole of the web door. Hono answers what is no page; the rest is React Router's. */
export function createWebApp(settings: WebSettings): WebApp {
  const readiness: ServerState = { isDraining: false }
  const { container, clientDirectory } = settings

  const app = new Hono<WebEnv>()
  app.onError(answerError)
  app.use(async (c, next) => {
    c.set('facts', readRequestFacts(c.req.raw, settings))
    c.set('openScope', () => container.scope())
    return next()
  })
  if (clientDirectory) app.use('/assets/*', staticAssets(clientDirectory))
  app.use(requestLog, plainSecurityHeaders, pageSecurityHeaders(settings), pageCaching, namedMethods, withinAddressLength)
  app.use(readableAddress, withinDeadline(container, settings.patience), withinBodySize)
  app.route('/health', health(container, readiness))
  app.route('/', container.pictures)
  app.use(compression)
  if (container.mailbox) app.route('/', container.mailbox)
  if (clientDirectory) app.use(staticAssets(clientDirectory))
  app.route('/', findable())
  app.route('/', offlineDoors())
  app.route('/', paymentDoors())
  app.route('/', emailDoors())
  app.route('/', smsDoors())
  app.route('/', whatsAppDoors())
  app.use(withSession(settings))
  app.use('/auth/welcome', refuseCrossSite).route('/auth/welcome', welcomeDoor)
  app.use('/theme', refuseCrossSite).route('/theme', themeSwitch)
  app.use('/api/*', refuseCrossSite).route('/api/auth', authDoor()).route('/api', api(container))
  app.all('*', pages(settings))

  return {
    fetch: (request, connection) => app.fetch(request, connection),
    drain: () => {
      readiness.isDraining = true
    },
  }
}

function pages({ isDevelopment }: WebSettings) {
  const open = async () =>
    createRequestHandler(await import('virtual:react-router/server-build'), isDevelopment ? 'development' : 'production')
  let opened: ReturnType<typeof open> | undefined
  /**
   * Made once: from a function that gives the build, the router would derive its routes anew for every page.
   */
  const handler = () => {
    opened ??= open()
    return opened
  }
  return async (c: Context<WebEnv>) => {
    const facts = c.get('facts')
    const request = await readableForm(asTheBrowserSees(c.req.raw, facts.url))
    if (!request) return c.html(errorDocument('refused'), 400)
    const scope = new RouterContextProvider()
    scope.set(requestFacts, facts)
    const work = c.get('openScope')()
    scope.set(useCases, withOutagesAsAnswers(work.useCases, c.get('end')))
    scope.set(idempotencyKeys, work.idempotencyKeys)
    const handle = await handler()
    const response = await handle(request, scope)
    if (response.status === 503) response.headers.set('Retry-After', String(retryAfter))
    return response
  }
}

/** Undefined where a field holds a NUL, which no text of ours can. */
async function readableForm(request: Request): Promise<Request | undefined> {
  const isForm = request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')
  if (!isForm || request.body === null) return request
  const body = await request.text()
  if (/%00|\0/.test(body)) return undefined
  const { url, method, headers, signal } = request
  return new Request(url, { method, headers, signal, body })
}

/** React Router compares the address with the browser's Origin, scheme included. */
function asTheBrowserSees(request: Request, url: URL): Request {
  return request.url === url.href ? request : new Request(url, request)
}
