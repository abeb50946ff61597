import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** The cookie's value is `token|hash`: who can plant a cookie still cannot make one that counts. */
export function csrfCookieValue(token: string, secret: string): string {
  return `${token}|${hashOf(token, secret)}`
}

export function newCsrfToken(): string {
  return randomBytes(32).toString('hex')
}

/** The token of a cookie that we made; `|` may have arrived as `%7C`. */
export function csrfTokenOf(cookie: string | undefined, secret: string): string | undefined {
  const [token = '', hash = ''] = (cookie ?? '').replace(/%7C/gi, '|').split('|')
  if (!/^[0-9a-f]{64}$/.test(token) || !/^[0-9a-f]{64}$/.test(hash)) return undefined
  return timingSafeEqual(Buffer.from(hash), Buffer.from(hashOf(token, secret))) ? token : undefined
}

function hashOf(token: string, secret: string): string {
  return createHash('sha256').update(`${token}${secret}`).digest('hex')
}
