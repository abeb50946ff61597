/** Why a feed could not be fetched. */
export type FetchFault = 'address-refused' | 'too-many-redirects' | 'no-answer' | 'not-found' | 'answer-refused'

export type FetchedFeed =
  | {
      readonly outcome: 'fetched'
      readonly file: Uint8Array
      readonly etag: string | null
      readonly lastModified: string | null
    }
  | { readonly outcome: 'unchanged' }
  | { readonly outcome: 'failed'; readonly fault: FetchFault }

/** Fetches calendars from addresses that somebody typed: public ones alone, wherever they lead (rule X3). */
export interface FeedFetcher {
  fetch(feed: {
    readonly feedUrl: string
    readonly etag: string | null
    readonly lastModified: string | null
  }): Promise<FetchedFeed>
}
