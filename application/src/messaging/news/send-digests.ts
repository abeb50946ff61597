import { digestDay, newsOfDigest } from '@camp/domain/messaging/digest-day.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { ShowDay } from '../../desk/show-day.ts'
import type { Clock } from '../../shared/clock.ts'
import { eachByItself } from '../../shared/each-by-itself.ts'
import type { Transaction } from '../../shared/transaction.ts'
import type { DigestCampsite, DigestLetters, DigestReader, Digests } from './digests.ts'

export interface SendDigestsPorts {
  readonly digests: Digests
  readonly digestLetters: DigestLetters
  /** As each reader sees it: it judges their right. */
  readonly showDay: Pick<ShowDay, 'execute'>
  readonly transaction: Transaction
  readonly clock: Clock
}

interface Letter {
  readonly campsite: DigestCampsite
  readonly reader: DigestReader
  readonly day: Temporal.PlainDate
}

/** Longer than any letter tells of. */
const keptDays = 14

/**
 * The letter of the morning: what happened yesterday and who arrives today, once a day for each who wants it,
 * on any number of machines (rule M24). None where there is neither.
 */
export class SendDigests {
  readonly #ports: SendDigestsPorts

  constructor(ports: SendDigestsPorts) {
    this.#ports = ports
  }

  async execute(): Promise<{ readonly written: number }> {
    const { digests, clock } = this.#ports
    const now = clock.now()
    const letters: Letter[] = []
    for (const campsite of await digests.campsites()) {
      const day = digestDay(now, campsite.timezone)
      if (!day) continue
      for (const reader of await digests.readersWithout(campsite.organisationId, day)) letters.push({ campsite, reader, day })
    }
    try {
      const write = (letter: Letter) => this.#ports.transaction.run(() => this.#write(letter))
      const written = await eachByItself(letters, write, ({ campsite, reader }) => `${campsite.slug} to ${reader.userId}`)
      return { written: written.reduce((sum: number, one) => sum + one, 0) }
    } finally {
      await digests.forgetBefore(now.subtract({ hours: 24 * keptDays }))
    }
  }

  async #write({ campsite, reader, day }: Letter): Promise<0 | 1> {
    const { digests, digestLetters, showDay, clock } = this.#ports
    const { organisationId, slug, timezone } = campsite
    const { userId, role, topics, email } = reader
    if (!(await digests.begin({ organisationId, userId, day }, clock.now()))) return 0
    const happened = await digests.news(organisationId, newsOfDigest(day, timezone))
    const news = happened.filter(({ topic }) => topics.includes(topic))
    const actor = { kind: 'user', userId, role, organisationIds: [organisationId] } as const
    const shown = await showDay.execute({ actor, orgSlug: slug, date: day })
    const arrivals = shown.ok ? shown.value.arrivals : []
    if (news.length + arrivals.length === 0) return 0
    await digestLetters.write({ to: email.trim(), campsite, day, news, arrivals })
    return 1
  }
}
