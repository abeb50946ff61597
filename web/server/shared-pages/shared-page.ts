import { reservedSlugs } from '@camp/domain/organisations/reserved-slugs.ts'
import type { Theme } from '#app/appearance/theme.ts'
import type { PageLanguage } from '#app/wording/page-languages.ts'
import { contentPages } from '#app/wording/words-of-page.ts'
import type { RequestFacts } from '../request-scope.ts'

/** What a page for everybody depends on besides its contents: nothing else of a request may reach it. */
export interface SharedPage {
  /** With the query, as the browser sees it. */
  readonly address: string
  readonly theme: Theme | null
  readonly language: PageLanguage
  readonly savesData: boolean
  /** What its contents' version is asked of; null: the words of the product alone. */
  readonly shows: { readonly slug: string | null } | null
}

/** Cookies by which our pages may know one reader from another; those of others are read by nobody. */
const ofOneReader = /(?:^|;\s*)(?:__Secure-|__Host-|next-auth\.|camp-)/
const campsitePath = /^\/([a-z0-9-]+)$/

/** With or without header and footer: every other parameter makes it a page of its own. */
const sharedQueries: ReadonlySet<string> = new Set(['', '?showHeaderFooter=true', '?showHeaderFooter=false'])

/**
 * The page that a request asks for, when it is the same for every visitor: home, contents, a campsite without
 * dates. Null whenever somebody could be known.
 */
export function sharedPageOf({ method, headers }: Request, facts: RequestFacts): SharedPage | null {
  const { url, theme, language, savesData } = facts
  if (method !== 'GET' && method !== 'HEAD') return null
  if (headers.has('authorization') || ofOneReader.test(headers.get('cookie') ?? '')) return null
  if (!sharedQueries.has(url.search)) return null
  const shows = contentsOf(url.pathname)
  return shows === undefined ? null : { address: url.origin + url.pathname + url.search, theme, language, savesData, shows }
}

function contentsOf(pathname: string): SharedPage['shows'] | undefined {
  if (contentPages.has(pathname)) return null
  if (pathname === '/') return { slug: null }
  const slug = campsitePath.exec(pathname)?.[1]
  return slug === undefined || reservedSlugs.has(slug) ? undefined : { slug }
}

/** The one request that a page for everybody is made of. */
export function requestOf({ address, theme, language, savesData }: SharedPage): Request {
  const headers = new Headers({ cookie: `${theme ? `theme=${theme}; ` : ''}lang=${language}` })
  if (savesData) headers.set('save-data', 'on')
  return new Request(address, { headers })
}
