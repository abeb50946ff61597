import type { Container } from '../container.ts'
import { FreshReads } from './fresh-reads.ts'

type ChangeFeed = Container['changeFeed']
type Version = string | undefined
type Read = (slug: string | null) => Promise<Version>

/** So that addresses which somebody makes up fill no memory: unknown ones are not kept at all. */
const mostKnown = 20_000

/**
 * The versions that the database named last, as long as every change is heard; while one could be missed, it
 * is asked each time. What is booked shows on no page for everybody.
 */
export class KnownVersions {
  readonly #feed: ChangeFeed
  readonly #read: Read
  readonly #reads = new FreshReads<Version>()
  readonly #known = new Map<string | null, string>()

  constructor(feed: ChangeFeed, read: Read) {
    this.#feed = feed
    this.#read = read
    const forget = () => this.#known.clear()
    feed.follow({ missed: forget, changed: (changes) => changes.some(isShown) && forget() })
  }

  /** Of the campsite; null: of the home page. */
  async of(slug: string | null): Promise<Version> {
    const known = this.#feed.isCurrent() ? this.#known.get(slug) : undefined
    if (known !== undefined) return known
    const heard = this.#feed.heardSoFar()
    const version = await this.#reads.read(slug ?? '', () => this.#read(slug))
    const mayBeKept = version !== undefined && this.#feed.isCurrent() && this.#feed.heardSoFar() === heard
    if (mayBeKept && this.#known.size < mostKnown) this.#known.set(slug, version)
    return version
  }
}

function isShown({ kind }: { readonly kind: string }): boolean {
  return kind !== 'nights'
}
