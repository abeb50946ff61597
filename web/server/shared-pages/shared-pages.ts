import { StoreUnavailable } from '@camp/application/shared/store-unavailable.ts'
import { platformDay } from '@camp/domain/shared/platform-zone.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { createMiddleware } from 'hono/factory'
import { type Encoding, preferredEncoding } from '../compression.ts'
import type { RenderPage } from '../pages.ts'
import type { WebEnv } from '../web-env.ts'
import type { WebSettings } from '../web-settings.ts'
import { contentIn, type KeptPage } from './kept-page.ts'
import { KeptPages } from './kept-pages.ts'
import { KnownVersions } from './known-versions.ts'
import { makeSharedPage } from './make-shared-page.ts'
import { PageShelf } from './page-shelf.ts'
import { type SharedPage, sharedPageOf } from './shared-page.ts'

/** Rule X4, for what several requests wait for together: it does not end with the one that came first. */
const limits = { whole: 5_000, outbound: 2_000 }

/** Of pages in the other forms, for readers who take no brotli. */
const mostOtherBytes = 16 * 1024 * 1024

/**
 * Answers pages that are the same for every visitor from memory, as long as what they show is what the
 * database says now. Stands before anything is known of a session.
 */
export function sharedPages(settings: WebSettings, render: RenderPage) {
  const { container } = settings
  const make = (page: SharedPage) => together((end) => makeSharedPage(page, { settings, render, end }))
  // Its version was read from the database, and nothing on it may be older.
  const pages = new KeptPages((page) => container.readingPastKept(() => make(page)))
  const otherForms = new PageShelf<OtherForm>(mostOtherBytes)
  const versions = new KnownVersions(container.changeFeed, (slug) =>
    together(() => container.scope().useCases.shownVersion.execute({ slug })),
  )

  function together<Answer>(work: (end: AbortSignal) => Answer): Answer {
    const end = AbortSignal.timeout(limits.whole)
    return container.endingWithRequest({ signal: end, outboundPatience: limits.outbound }, () => work(end))
  }

  async function versionOf({ shows }: SharedPage, now: Temporal.Instant): Promise<string | undefined> {
    const day = platformDay(now).toString()
    const version = shows === null ? '' : await versions.of(shows.slug)
    return version === undefined ? undefined : `${day} ${version}`
  }

  async function find(page: SharedPage, now: Temporal.Instant): Promise<KeptPage | null> {
    try {
      const version = await versionOf(page, now)
      return version === undefined ? null : await pages.get(page, version, now.epochMilliseconds)
    } catch (error) {
      if (error instanceof StoreUnavailable) return null
      throw error
    }
  }

  return createMiddleware<WebEnv>(async (c, next) => {
    const facts = c.get('facts')
    const page = settings.isDevelopment ? null : sharedPageOf(c.req.raw, facts)
    const kept = page && (await find(page, facts.now))
    if (!kept) return next()
    return answer(c.req.raw, kept, (encoding) => contentOf(kept, encoding, otherForms))
  })
}

interface OtherForm {
  readonly content: Buffer<ArrayBuffer>
  readonly bytes: number
}

async function contentOf(page: KeptPage, encoding: Encoding | undefined, others: PageShelf<OtherForm>) {
  if (encoding === 'br') return page.brotli
  const key = `${page.tag}-${encoding}`
  const known = others.get(key)
  if (known) return known.content
  const content = await contentIn(encoding, page)
  others.put(key, { content, bytes: content.length })
  return content
}

type ContentFor = (encoding: Encoding | undefined) => Promise<Buffer<ArrayBuffer>>

async function answer({ method, headers: asked }: Request, page: KeptPage, contentFor: ContentFor): Promise<Response> {
  const encoding = preferredEncoding(asked.get('accept-encoding') ?? undefined)
  const tag = `"${page.tag}-${encoding ?? 'plain'}"`
  const headers: Record<string, string> = {
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': page.securityPolicy,
    ETag: tag,
    Vary: 'Accept-Encoding, Cookie, Save-Data',
  }
  if (isKnownTag(asked.get('if-none-match') ?? '', tag)) return new Response(null, { status: 304, headers })
  const content = await contentFor(encoding)
  headers['Content-Type'] = 'text/html; charset=utf-8'
  headers['Content-Length'] = String(content.length)
  if (encoding) headers['Content-Encoding'] = encoding
  return new Response(method === 'HEAD' ? null : content, { headers })
}

/** The tag is a strong one, so it is the same bytes whatever a cache between has made of it. */
function isKnownTag(known: string, tag: string): boolean {
  return known.split(',').some((one) => one.trim().replace(/^W\//, '') === tag)
}
