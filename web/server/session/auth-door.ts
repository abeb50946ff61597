import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { WebEnv } from '../web-env.ts'
import { answerCallback } from './answer-callback.ts'
import { answerSession } from './answer-session.ts'
import { answerSignOut } from './answer-sign-out.ts'
import { authDocument } from './auth-document.ts'
import { authRequest, noStore, toAuth } from './auth-request.ts'

/** `/api/auth`: what clients of NextAuth 4 ask, answered from sessions of our own. */
export function authDoor(): Hono<WebEnv> {
  return new Hono<WebEnv>()
    .use(bodyLimit({ maxSize: 64 * 1024, onError: (c) => c.text('Payload too large', 413) }))
    .use(noStore)
    .on(['GET', 'POST'], '/session', answerSession)
    .get('/csrf', (c) => c.json({ csrfToken: c.get('facts').signIn.csrfToken }))
    .get('/providers', answerProviders)
    .on('GET', ['/signin', '/signin/:provider'], leadToLogin)
    .post('/signin/:provider', answerSignInPost)
    .post('/callback/credentials', answerCallback)
    .get('/callback/credentials', (c) => c.text('Callback for provider type credentials not supported', 500))
    .get('/signout', (c) => c.html(authDocument('signOut', c.get('facts').signIn.csrfToken)))
    .post('/signout', answerSignOut)
    .get('/error', answerError)
    .post('/_log', keepClientLog)
    .all('*', (c) => c.text(`Error: This action with HTTP ${c.req.method} is not supported by NextAuth.js`, 400))
}

function answerProviders(c: Context<WebEnv>): Response {
  const base = `${c.get('facts').url.origin}/api/auth`
  const addresses = { signinUrl: `${base}/signin/credentials`, callbackUrl: `${base}/callback/credentials` }
  return c.json({ credentials: { id: 'credentials', name: 'Credentials', type: 'credentials', ...addresses } })
}

/** The page that people see is an ordinary one. */
function leadToLogin(c: Context<WebEnv>): Response {
  const asked = c.get('facts').url.searchParams
  const kept = [...asked].filter(([name]) => name === 'error' || name === 'callbackUrl')
  const query = new URLSearchParams(kept).toString()
  return c.redirect(query ? `/auth/login?${query}` : '/auth/login', 302)
}

async function answerSignInPost(c: Context<WebEnv>): Promise<Response> {
  const asked = await authRequest(c)
  if (!asked.isOwnForm) return toAuth(c, asked, '/signin?csrf=true')
  if (c.req.param('provider') === 'credentials') return toAuth(c, asked, '/signin')
  return toAuth(c, asked, `/signin?${new URLSearchParams({ callbackUrl: asked.callbackUrl })}`)
}

const signInErrors: ReadonlySet<string> = new Set([
  ...['Signin', 'OAuthSignin', 'OAuthCallback', 'OAuthCreateAccount', 'EmailCreateAccount', 'Callback'],
  ...['OAuthAccountNotLinked', 'EmailSignin', 'CredentialsSignin', 'SessionRequired', 'TooManyTries'],
])

function answerError(c: Context<WebEnv>): Response {
  const error = c.get('facts').url.searchParams.get('error') ?? ''
  if (signInErrors.has(error)) return c.redirect(`/api/auth/signin?error=${error}`, 302)
  if (error === 'AccessDenied' || error === 'Verification') return c.html(authDocument('denied'), 403)
  return c.html(authDocument('failed'), error === 'Configuration' ? 500 : 200)
}

/** What a client could not do. Its words are anybody's, so they are cut short and kept apart from ours. */
async function keepClientLog(c: Context<WebEnv>): Promise<Response> {
  const { fields } = await authRequest(c)
  const { log, requestId } = c.get('facts')
  const said = (name: string) => (fields[name] ?? '').replace(/[^\w .:/-]/g, ' ').slice(0, 200)
  log.warn({ requestId, level: said('level'), code: said('code') }, 'a client of /api/auth reports')
  return c.body('', 200)
}
