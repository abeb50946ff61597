import { roleOf } from '@camp/application/people/current-session.ts'
import type { Context } from 'hono'
import type { WebEnv } from '../web-env.ts'
import { sessionCookie } from './session-cookies.ts'

/** Who is signed in, and until when; asking keeps the session alive. */
export function answerSession(c: Context<WebEnv>): Response {
  const facts = c.get('facts')
  const { current, token } = facts.signIn
  if (!current || !token) return c.json({})
  c.header('Set-Cookie', sessionCookie(facts, token, current.endsAt), { append: true })
  const { id, email } = current.account
  return c.json({
    user: { id, name: current.name, email, role: roleOf(current) },
    expires: current.expiresAt.toString({ smallestUnit: 'millisecond' }),
  })
}
