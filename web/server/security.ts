import { createMiddleware } from 'hono/factory'
import { secureHeaders } from 'hono/secure-headers'
import { isHeaderFooterWanted } from '#app/appearance/header-footer.ts'
import { contentSecurityPolicy, scriptsWithNonce } from './content-security-policy.ts'
import { isPersonalPath } from './personal-path.ts'
import type { WebEnv } from './web-env.ts'
import type { WebSettings } from './web-settings.ts'

/** A year, as ASVS 3.4.1 asks; Hono's own default is half of it. */
const strictTransport = 'max-age=31536000; includeSubDomains'

/**
 * `same-origin`: with Hono's own `no-referrer` browsers send forms with `Origin: null`, which React Router
 * refuses. Frames are judged by `frame-ancestors` alone. A handler may set its own header.
 */
const securityHeaders = secureHeaders({
  referrerPolicy: 'same-origin',
  strictTransportSecurity: false,
  xFrameOptions: false,
  permissionsPolicy: { camera: [], microphone: [], payment: [], usb: [], geolocation: ['self'] },
  overwrite: false,
})

/** A picture brings its own few, as built files do: these would weigh half a kilobyte on each of twenty. */
export const plainSecurityHeaders = createMiddleware<WebEnv>((c, next) =>
  c.req.path.startsWith('/pictures/') ? next() : securityHeaders(c, next),
)

type PolicySettings = Pick<WebSettings, 'paymentOrigins' | 'tileOrigins' | 'isDevelopment'>

export function policyOfPage(settings: PolicySettings, url: URL, scripts: readonly string[]): string {
  const { paymentOrigins, tileOrigins = [], isDevelopment } = settings
  const isEmbeddable = !isHeaderFooterWanted(url.searchParams) && !isPersonalPath(url.pathname)
  return contentSecurityPolicy({ scripts, paymentOrigins, tileOrigins, isEmbeddable, isDevelopment })
}

/** The headers that depend on the page and on how it is reached. */
export function pageSecurityHeaders(settings: WebSettings) {
  return createMiddleware<WebEnv>(async (c, next) => {
    await next()
    const { url, nonce } = c.get('facts')
    const { headers } = c.res
    if (!headers.has('Content-Security-Policy'))
      headers.set('Content-Security-Policy', policyOfPage(settings, url, scriptsWithNonce(nonce)))
    if (url.protocol === 'https:') headers.set('Strict-Transport-Security', strictTransport)
  })
}

/** What a browser says is another site's doing is refused; what is no browser says nothing. */
export const refuseCrossSite = createMiddleware<WebEnv>(async (c, next) => {
  const isSafe = ['GET', 'HEAD', 'OPTIONS'].includes(c.req.method)
  if (!isSafe && isCrossSite(c.req.raw.headers, c.get('facts').url.origin)) return c.text('Forbidden', 403)
  return next()
})

function isCrossSite(headers: Headers, ownOrigin: string): boolean {
  const origin = headers.get('origin')
  if (origin !== null && origin !== ownOrigin) return true
  const site = headers.get('sec-fetch-site')
  return site === 'cross-site' || site === 'same-site'
}
