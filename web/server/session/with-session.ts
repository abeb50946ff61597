import { actorOf, type CurrentSession, roleOf } from '@camp/application/people/current-session.ts'
import { visitor } from '@camp/application/shared/actor.ts'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { serialize } from 'hono/utils/cookie'
import { cookieValue } from '../cookie-value.ts'
import type { SignedIn } from '../request-scope.ts'
import type { WebEnv } from '../web-env.ts'
import type { WebSettings } from '../web-settings.ts'
import { browserName } from './browser-name.ts'
import { cookieNames, cookieOptions } from './cookie-names.ts'
import { csrfCookieValue, csrfTokenOf, newCsrfToken } from './csrf.ts'
import { type Connection, networkAddress, trustedProxyCount } from './network-address.ts'
import { endedCookie, welcomeCookie } from './session-cookies.ts'
import type { SignInFacts } from './sign-in-facts.ts'
import { mayAct } from './what-comes-first.ts'

type Settings = Pick<WebSettings, 'container' | 'trustsProxy' | 'trustedProxies'>

/** Who asks, for everything behind it. Visitors without a session cost no question to the database. */
export function withSession(settings: Settings) {
  return createMiddleware<WebEnv>(async (c, next) => {
    const facts = c.get('facts')
    const signIn = await readSignIn(c, settings)
    const { current } = signIn
    const session = current && signedIn(current)
    c.set('facts', {
      ...facts,
      session,
      actor: current && mayAct(current) ? actorOf(current) : visitor,
      signIn,
    })
    await next()
    keepCookies(c, signIn, settings.container.formSecret())
    if (current && !c.res.headers.get('Cache-Control')?.includes('no-store'))
      c.res.headers.set('Cache-Control', 'private, no-cache')
  })
}

function signedIn(current: CurrentSession): SignedIn {
  const { name, acting } = current
  return { name, role: roleOf(current), acting: acting && { slug: acting.slug, name: acting.name } }
}

async function readSignIn(c: Context<WebEnv>, settings: Settings): Promise<SignInFacts> {
  const { url } = c.get('facts')
  const { headers } = c.req.raw
  const names = cookieNames(url)
  const cookie = (name: keyof typeof names) => cookieValue(headers.get('cookie'), names[name]) || null
  const token = cookie('session')
  const found = token ? await c.get('openScope')().useCases.readSession.execute({ token }) : null
  const isHalf = found?.factor === 'awaited'
  const current = isHalf ? null : found
  const known = csrfTokenOf(cookie('csrf') ?? undefined, settings.container.formSecret())
  let csrfToken = known
  return {
    token: current && token,
    current,
    half: isHalf && token ? { token } : null,
    browser: {
      address: networkAddress(headers, c.env as Connection, trustedProxyCount(settings)),
      deviceKey: cookie('device'),
      name: browserName(headers.get('user-agent')),
    },
    codeKey: cookie('code'),
    contactKey: cookie('contact'),
    // Made when a form asks for it: most answers have none.
    get csrfToken() {
      csrfToken ??= newCsrfToken()
      return csrfToken
    },
    hasCsrfCookie: known !== undefined,
    welcome: welcomeOf(cookie('welcome')),
  }
}

function welcomeOf(cookie: string | null): SignInFacts['welcome'] {
  return cookie === 'dismissing' || cookie === 'dismissed' ? cookie : 'shown'
}

const formPages = /^\/((api\/)?auth|list-your-campsite)(\/|\.data$|$)|^\/[^/]+\/contact-code(\.data)?$/

/**
 * Only pages with a form of ours get its cookie: those about signing in, listing a campsite and proving a
 * contact, and all of somebody who may sign out.
 */
function keepCookies(c: Context<WebEnv>, signIn: SignInFacts, secret: string): void {
  const { url } = c.get('facts')
  const { headers } = c.res
  const names = cookieNames(url)
  const hasForm = signIn.current !== null || signIn.half !== null || formPages.test(url.pathname)
  if (hasForm && !signIn.hasCsrfCookie) {
    headers.append('Set-Cookie', serialize(names.csrf, csrfCookieValue(signIn.csrfToken, secret), cookieOptions(url)))
  }
  const hasDeadSession =
    signIn.current === null && signIn.half === null && cookieValue(c.req.header('cookie') ?? null, names.session) !== undefined
  const setsSession = headers.getSetCookie().some((cookie) => cookie.startsWith(`${names.session}=`))
  if (hasDeadSession && !setsSession) headers.append('Set-Cookie', endedCookie(url))
  const isPage = c.req.method === 'GET' && headers.get('content-type')?.startsWith('text/html')
  if (isPage && (signIn.welcome === 'dismissing' || (signIn.welcome === 'shown' && hasGreeted(signIn, url)))) {
    headers.append('Set-Cookie', welcomeCookie(url, 'dismissed'))
  }
}

/** The bar of staff says who is signed in: the banner greets on the first of their pages alone. */
function hasGreeted({ current }: SignInFacts, { pathname }: URL): boolean {
  return current !== null && /^\/(org|admin)(\/|$)/.test(pathname)
}
