import type { FeedFetcher, FetchedFeed, FetchFault } from '@camp/application/calendar-feeds/feed-fetcher.ts'
import { feedUrlFault } from '@camp/domain/calendar-feeds/feed-url.ts'
import { exchangeBytes, type HttpBytes, HttpUnanswered } from '../outbound/http-exchange.ts'
import { type OutboundGuard, OutboundRefused } from '../outbound/outbound-guard.ts'
import { calendarLimits } from './reading/calendar-limits.ts'

interface Facts {
  readonly guard: OutboundGuard
  readonly publicUrl: string
  /** By its shape alone; what it leads to the guard judges. */
  readonly mayAsk?: (url: string) => boolean
  readonly milliseconds?: number
}

const mostRedirects = 3
const longestFetch = 10_000

/** One calendar over HTTPS: each address on the way is judged, all of them together have ten seconds. */
export class HttpFeedFetcher implements FeedFetcher {
  readonly #facts: Facts

  constructor(facts: Facts) {
    this.#facts = facts
  }

  async fetch({ feedUrl, etag, lastModified }: Parameters<FeedFetcher['fetch']>[0]): Promise<FetchedFeed> {
    const { mayAsk = isFeedUrl, milliseconds = longestFetch } = this.#facts
    const end = performance.now() + milliseconds
    let url = feedUrl
    for (let hop = 0; hop <= mostRedirects; hop++) {
      if (!mayAsk(url)) return failed('address-refused')
      const left = end - performance.now()
      const answer = left > 0 ? await this.#ask(url, { etag, lastModified }, left) : 'no-answer'
      if (typeof answer === 'string') return failed(answer)
      const next = redirectOf(answer, url)
      if (next === null) return fetchedOf(answer)
      url = next
    }
    return failed('too-many-redirects')
  }

  async #ask(
    url: string,
    { etag, lastModified }: { readonly etag: string | null; readonly lastModified: string | null },
    totalMs: number,
  ): Promise<HttpBytes | FetchFault> {
    const headers = {
      accept: 'text/calendar, */*;q=0.1',
      'accept-encoding': 'identity',
      'user-agent': `CampCalendarFeeds/1.0 (+${this.#facts.publicUrl})`,
      ...(etag !== null && { 'if-none-match': etag }),
      ...(lastModified !== null && { 'if-modified-since': lastModified }),
    }
    const limits = { connectMs: totalMs, totalMs, guard: this.#facts.guard, mostBytes: calendarLimits.bytes }
    try {
      return await exchangeBytes({ method: 'GET', url, headers }, limits)
    } catch (error) {
      if (!(error instanceof HttpUnanswered)) throw error
      return error.cause instanceof OutboundRefused ? 'address-refused' : 'no-answer'
    }
  }
}

function isFeedUrl(url: string): boolean {
  return feedUrlFault(url) === null
}

function redirectOf({ status, headers }: HttpBytes, url: string): string | null {
  const { location } = headers
  if (![301, 302, 303, 307, 308].includes(status) || !location) return null
  return URL.canParse(location, url) ? new URL(location, url).href : ''
}

function fetchedOf({ status, headers, bytes }: HttpBytes): FetchedFeed {
  if (status === 304) return { outcome: 'unchanged' }
  if (status === 404 || status === 410) return failed('not-found')
  if (status !== 200) return failed('answer-refused')
  const etag = headers.etag ?? null
  const lastModified = headers['last-modified'] ?? null
  return { outcome: 'fetched', file: bytes, etag, lastModified }
}

function failed(fault: FetchFault): FetchedFeed {
  return { outcome: 'failed', fault }
}
