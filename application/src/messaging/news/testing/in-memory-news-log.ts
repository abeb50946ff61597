import { earliestRing } from '@camp/domain/messaging/phones-by-day.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { CampsiteNews, CampsiteNewsId, KeptNews, NewsLog, NewsWay } from '../news-log.ts'

interface Entry {
  readonly news: KeptNews
  readonly told: Set<NewsWay>
  textAfter: Temporal.Instant
}

/** Keeps everything, as where somebody has chosen every topic. */
export class InMemoryNewsLog implements NewsLog {
  readonly #entries: Entry[] = []

  get kept(): readonly KeptNews[] {
    return this.#entries.map(({ news }) => news)
  }

  async add(news: CampsiteNews): Promise<void> {
    if (this.kept.some((one) => keyOf(one) === keyOf(news))) return
    const id = `news-${this.#entries.length + 1}` as CampsiteNewsId
    const told = new Set<NewsWay>(news.event === 'feeds-silent' ? ['email'] : [])
    this.#entries.push({ news: { ...news, id }, told, textAfter: earliestRing(news.at, news.facts.organisation.timezone) })
  }

  async claim(way: NewsWay, now: Temporal.Instant, but: readonly CampsiteNewsId[] = []): Promise<KeptNews | undefined> {
    const dueAt = ({ news, textAfter }: Entry) => (way === 'email' ? news.at : textAfter)
    const isOpen = (entry: Entry) => !entry.told.has(way) && !but.includes(entry.news.id)
    return this.#entries
      .filter((entry) => isOpen(entry) && Temporal.Instant.compare(dueAt(entry), now) <= 0)
      .toSorted((one, other) => Temporal.Instant.compare(dueAt(one), dueAt(other)))[0]?.news
  }

  async noteTold(id: CampsiteNewsId, way: NewsWay): Promise<void> {
    this.#entries.find(({ news }) => news.id === id)?.told.add(way)
  }

  async ringLater(id: CampsiteNewsId, after: Temporal.Instant): Promise<void> {
    const entry = this.#entries.find(({ news }) => news.id === id)
    if (entry) entry.textAfter = after
  }
}

function keyOf({ organisationId, reservationId, event, occurrence }: CampsiteNews): string {
  return [organisationId, reservationId, event, occurrence].join('|')
}
