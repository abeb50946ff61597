import type { SignInRefusal } from '@camp/application/people/sign-in.ts'
import { postLoginDestination } from '@camp/domain/people/post-login-destination.ts'
import type { Context } from 'hono'
import type { WebEnv } from '../web-env.ts'
import { type AuthRequest, authRequest, plant, to, toAuth } from './auth-request.ts'
import { startedCookies, withCookies } from './session-cookies.ts'

export const tooManyForSeconds = 15 * 60

/** Signing in by password. */
export async function answerCallback(c: Context<WebEnv>): Promise<Response> {
  const { url, signIn } = c.get('facts')
  const asked = await authRequest(c)
  if (!asked.isOwnForm) return toAuth(c, asked, '/signin?csrf=true')

  const { username: login = '', password = '' } = asked.fields
  const { useCases } = c.get('openScope')()
  const started = await useCases.signIn.execute({ login, password, browser: signIn.browser })
  if (!started.ok) return refuse(c, asked, started.refusal)

  const before = signIn.token ?? signIn.half?.token
  if (before) await useCases.signOut.execute({ token: before })
  const isWish = Boolean(asked.fields.callbackUrl ?? url.searchParams.get('callbackUrl'))
  const wanted = isWish ? asked.callbackUrl : new URL(postLoginDestination(started.value.role, null), url).href
  const address = started.value.factor === 'awaited' ? secondStep(url, wanted) : wanted
  const answer = to(c, asked, address)
  withCookies(startedCookies(c.get('facts'), started.value), answer.headers)
  plant(answer.headers, url, address)
  return answer
}

/** The page that asks for the second factor, and goes on from there. */
function secondStep({ origin }: URL, callbackUrl: string): string {
  return `${origin}/auth/second-factor?${new URLSearchParams({ callbackUrl })}`
}

function refuse(c: Context<WebEnv>, asked: AuthRequest, { code }: SignInRefusal): Response {
  if (code !== 'too-many-tries') return toAuth(c, asked, '/error?error=CredentialsSignin&provider=credentials', 401)
  c.header('Retry-After', String(tooManyForSeconds))
  return toAuth(c, asked, '/error?error=TooManyTries&provider=credentials', 429)
}
