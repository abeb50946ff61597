import { deviceDays } from '@camp/application/people/known-devices.ts'
import type { StartedSession } from '@camp/application/people/start-session.ts'
import { proofHours } from '@camp/domain/reservations/contact-proof.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { serialize } from 'hono/utils/cookie'
import type { RequestFacts } from '../request-scope.ts'
import { cookieNames, cookieOptions } from './cookie-names.ts'

const codeSeconds = 10 * 60

export type Cookies = readonly string[]

type Moment = Pick<RequestFacts, 'url' | 'now'>

/** After signing in: the session, the device that is known from now on, and a banner that is new again. */
export function startedCookies(at: Moment, { token, deviceKey, endsAt }: StartedSession): Cookies {
  const { url } = at
  const names = cookieNames(url)
  const options = cookieOptions(url)
  return [
    sessionCookie(at, token, endsAt),
    ...(deviceKey === null ? [] : [serialize(names.device, deviceKey, { ...options, maxAge: deviceDays * 24 * 60 * 60 })]),
    serialize(names.welcome, '', { ...options, maxAge: 0 }),
    serialize(names.code, '', { ...options, maxAge: 0 }),
  ]
}

/**
 * Kept until the session ends at the latest; whether it still lives, the server knows. In seconds too, which
 * count before the date: the clock of a phone may be wrong.
 */
export function sessionCookie({ url, now }: Moment, token: string, endsAt: Temporal.Instant): string {
  const maxAge = Math.max(0, Math.floor(endsAt.since(now).total('seconds')))
  const expires = new Date(endsAt.epochMilliseconds)
  return serialize(cookieNames(url).session, token, { ...cookieOptions(url), maxAge, expires })
}

export function endedCookie(url: URL): string {
  return serialize(cookieNames(url).session, '', { ...cookieOptions(url), maxAge: 0 })
}

/** The browser that asked for a code is the only one in which it works. */
export function codeCookie(url: URL, key: string): string {
  return serialize(cookieNames(url).code, key, { ...cookieOptions(url), maxAge: codeSeconds })
}

/** Of a code to somebody without an account; what it proves, the server knows. */
export function contactCookie(url: URL, key: string): string {
  return serialize(cookieNames(url).contact, key, { ...cookieOptions(url), maxAge: proofHours * 60 * 60 })
}

export function welcomeCookie(url: URL, value: 'dismissing' | 'dismissed'): string {
  return serialize(cookieNames(url).welcome, value, cookieOptions(url))
}

export function withCookies(cookies: Cookies, headers = new Headers()): Headers {
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return headers
}
