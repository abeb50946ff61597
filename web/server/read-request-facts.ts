import { randomBytes, randomUUID } from 'node:crypto'
import { visitor } from '@camp/application/shared/actor.ts'
import { themeFromCookie } from '#app/appearance/theme.ts'
import { pageLanguageFrom } from '../app/wording/page-languages.ts'
import { cookieValue } from './cookie-value.ts'
import type { RequestFacts } from './request-scope.ts'
import { nobodyYet } from './session/sign-in-facts.ts'
import type { WebSettings } from './web-settings.ts'

type Surroundings = Pick<WebSettings, 'trustsProxy' | 'log' | 'now'> & {
  readonly container: Pick<WebSettings['container'], 'site'>
}

export function readRequestFacts(request: Request, { trustsProxy, log, now, container }: Surroundings): RequestFacts {
  const { headers } = request
  const url = browserUrl(request, trustsProxy)
  const cookies = headers.get('cookie')
  return {
    requestId: requestId(headers, trustsProxy),
    url,
    siteName: container.site.name ?? url.host,
    theme: themeFromCookie(cookieValue(cookies, 'theme')),
    language: pageLanguageFrom(cookieValue(cookies, 'lang')),
    savesData: headers.get('save-data')?.toLowerCase() === 'on',
    nonce: randomBytes(16).toString('base64'),
    now: now(),
    site: container.site,
    session: null,
    actor: visitor,
    signIn: nobodyYet,
    log,
  }
}

/** Behind a proxy that ends TLS the request arrives as http; the browser's Origin says https. */
function browserUrl(request: Request, trustsProxy: boolean): URL {
  const url = new URL(request.url)
  const forwarded = trustsProxy ? request.headers.get('x-forwarded-proto')?.split(',')[0]?.trim() : undefined
  if (forwarded === 'https' || forwarded === 'http') url.protocol = `${forwarded}:`
  return url
}

function requestId(headers: Headers, trustsProxy: boolean): string {
  const given = trustsProxy ? headers.get('x-request-id') : null
  return given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}
