import type { CookieOptions } from 'hono/utils/cookie'

/** Under TLS the browser itself refuses these names to other hosts and to plain HTTP. */
export function cookieNames({ protocol }: URL) {
  const isSecure = protocol === 'https:'
  const host = isSecure ? '__Host-' : ''
  return {
    session: `${host}next-auth.session-token`,
    csrf: `${host}next-auth.csrf-token`,
    callbackUrl: `${host}next-auth.callback-url`,
    device: `${host}camp-device`,
    code: `${host}camp-code`,
    contact: `${host}camp-contact`,
    welcome: `${host}camp-welcome`,
    reader: `${host}camp-reader`,
  }
}

export function cookieOptions({ protocol }: URL): CookieOptions {
  return { path: '/', httpOnly: true, sameSite: 'Lax', secure: protocol === 'https:' }
}
