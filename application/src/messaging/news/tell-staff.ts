import { earliestRing, mayRing, silentFrom } from '@camp/domain/messaging/phones-by-day.ts'
import type { Clock } from '../../shared/clock.ts'
import { FaultsOfSome } from '../../shared/each-by-itself.ts'
import type { Randomness } from '../../shared/randomness.ts'
import type { Transaction } from '../../shared/transaction.ts'
import { type Outbox, type OutboxMessage, type OutboxMessageId, unsentAt } from '../outbox.ts'
import type { NewsChoice, NewsChoices, NewsReader } from './news-choices.ts'
import type { BookingNews, CampsiteNewsId, KeptNews, NewsLog, NewsWay } from './news-log.ts'
import type { StaffTexts } from './staff-texts.ts'

export interface TellStaffPorts {
  readonly newsLog: NewsLog
  readonly newsChoices: Pick<NewsChoices, 'readersOf'>
  readonly outbox: Pick<Outbox, 'add'>
  readonly staffTexts: StaffTexts
  readonly transaction: Transaction
  readonly clock: Clock
  readonly randomness: Randomness
}

export interface StaffTold {
  /** Pieces of news that were gone through. */
  readonly news: number
  /** Messages that were written about them. */
  readonly messages: number
}

/**
 * Writes what a campsite's people want to hear of at once, each to whoever may still see it at this moment
 * (rule M23). Safe to run on any number of machines at once.
 */
export class TellStaff {
  readonly #ports: TellStaffPorts

  constructor(ports: TellStaffPorts) {
    this.#ports = ports
  }

  async execute({ limit }: { readonly limit: number }): Promise<StaffTold> {
    const told = { news: 0, messages: 0 }
    const faults = new FaultsOfSome()
    for (const way of ['email', 'sms'] as const) {
      const passedOver: CampsiteNewsId[] = []
      for (let handled = 0; handled < limit; handled += 1) {
        let claimed: KeptNews | undefined
        try {
          const messages = await this.#ports.transaction.run(async () => {
            claimed = await this.#ports.newsLog.claim(way, this.#ports.clock.now(), passedOver)
            return claimed && this.#tell(claimed, way)
          })
          if (messages === undefined) break
          faults.noteAnswered()
          told.news += 1
          told.messages += messages
        } catch (fault) {
          if (!claimed) throw fault
          faults.add(`news ${claimed.id}`, fault)
          passedOver.push(claimed.id)
        }
      }
    }
    faults.throwIfAny()
    return told
  }

  /** How many messages came of it. */
  async #tell(news: KeptNews, way: NewsWay): Promise<number> {
    const { newsLog, newsChoices, clock } = this.#ports
    const now = clock.now()
    const { timezone } = news.facts.organisation
    if (way === 'sms' && !mayRing(now, timezone)) {
      await newsLog.ringLater(news.id, earliestRing(now, timezone))
      return 0
    }
    const readers = await newsChoices.readersOf(news.organisationId, news.topic)
    const addresses = readers.flatMap((reader) => addressOf(way, reader, news))
    for (const address of addresses) await this.#write(news, { way, ...address })
    await newsLog.noteTold(news.id, way, now)
    return addresses.length
  }

  async #write(news: KeptNews, { way, reader, to }: Address & { readonly way: NewsWay }): Promise<void> {
    const { outbox, staffTexts, clock } = this.#ports
    if (news.event !== 'feeds-silent') await outbox.add([this.#message(news, { way, reader, to })])
    else {
      const until = silentFrom(clock.now(), news.facts.organisation.timezone)
      await staffTexts.writeOfFeeds({ to, facts: news.facts, until })
    }
  }

  #message(news: BookingNews, { way, reader, to }: Address & { readonly way: NewsWay }): OutboxMessage {
    const { organisationId, reservationId, event, occurrence, facts } = news
    const at = this.#ports.clock.now()
    return {
      id: this.#ports.randomness.key() as OutboxMessageId,
      organisationId,
      reservationId,
      event,
      occurrence: `${occurrence} to ${reader.userId}`,
      type: 'default',
      channel: way,
      to,
      language: 'en',
      facts: { ...facts, reader: { userId: reader.userId } },
      ...unsentAt(at),
    }
  }
}

interface Address {
  readonly reader: NewsReader
  readonly to: string
}

/** One address hears of one thing once, also where it is the campsite's own. */
function addressOf(way: NewsWay, reader: NewsReader & NewsChoice, { toldTo }: KeptNews): readonly Address[] {
  if (way === 'sms') return reader.bySms && reader.role === 'ORGADMIN' && reader.phone ? [{ reader, to: reader.phone }] : []
  const to = reader.email.trim()
  return reader.byEmail === 'now' && to.toLowerCase() !== toldTo?.toLowerCase() ? [{ reader, to }] : []
}
