import type { Context } from 'hono'
import type { WebEnv } from '../web-env.ts'
import { authRequest, to, toAuth } from './auth-request.ts'
import { endedCookie } from './session-cookies.ts'

/** Here, or with `everywhere` on every device. */
export async function answerSignOut(c: Context<WebEnv>): Promise<Response> {
  const { url, signIn } = c.get('facts')
  const asked = await authRequest(c)
  if (!asked.isOwnForm) return toAuth(c, asked, '/signout?csrf=true')

  const { signOut, signOutEverywhere } = c.get('openScope')().useCases
  const leave = asked.fields.everywhere === 'true' ? signOutEverywhere : signOut
  if (signIn.half) await signOut.execute({ token: signIn.half.token })
  if (signIn.token) await leave.execute({ token: signIn.token })
  const answer = to(c, asked, asked.callbackUrl)
  answer.headers.append('Set-Cookie', endedCookie(url))
  return answer
}
