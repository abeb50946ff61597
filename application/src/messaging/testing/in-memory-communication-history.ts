import { Temporal } from '@camp/domain/shared/temporal.ts'
import type {
  CommunicationFilter,
  CommunicationHistory,
  DeliveryReport,
  ProviderKey,
  ReportKey,
  SentMessage,
} from '../communication-history.ts'

type EarlyReport = DeliveryReport & { readonly receivedAt: Temporal.Instant }

export class InMemoryCommunicationHistory implements CommunicationHistory {
  readonly #communications: SentMessage[] = []
  readonly #local = new Set<string>()
  #early: readonly EarlyReport[] = []

  async add(communication: SentMessage): Promise<void> {
    this.#communications.push(communication)
  }

  /** The same history, for a process whose messages stay on its machine. */
  asOfLocalProcess(): CommunicationHistory {
    const add = (communication: SentMessage) => {
      this.#local.add(communication.id)
      return this.add(communication)
    }
    return { ...bound(this), add }
  }

  async list({ staysLocal, limit, ...sought }: CommunicationFilter): Promise<readonly SentMessage[]> {
    const { id, reservationId, deliveryState, channel, outboxMessageIds } = sought
    return this.#newestFirst()
      .filter((communication) => !staysLocal || this.#isInMailbox(communication))
      .filter((communication) => !id || communication.id === id)
      .filter((communication) => !reservationId || communication.reservationId === reservationId)
      .filter((communication) => !deliveryState || communication.deliveryState === deliveryState)
      .filter((communication) => !channel || communication.channel === channel)
      .filter(({ outboxMessageId }) => !outboxMessageIds || outboxMessageIds.some((asked) => asked === outboxMessageId))
      .slice(0, limit)
  }

  async forReport({ messageId, ...key }: ProviderKey & Pick<DeliveryReport, 'messageId'>): Promise<SentMessage | undefined> {
    const isUnanswered = ({ channel, deliveryState, outboxMessageId }: SentMessage) =>
      channel === key.channel && deliveryState === 'unanswered' && outboxMessageId === messageId
    return this.#newestFirst().find(isOf(key)) ?? this.#newestFirst().find(isUnanswered)
  }

  async noteDelivery(id: string, { at, ...delivery }: Parameters<CommunicationHistory['noteDelivery']>[1]) {
    const index = this.#communications.findIndex((communication) => communication.id === id)
    const found = this.#communications[index]
    if (found) this.#communications[index] = { ...found, ...delivery, deliveryStateAt: at }
  }

  async forgetReaders(ids: readonly string[]): Promise<void> {
    const nothing = { to: '', subject: null, text: '', html: null, attachments: [], links: [], error: null }
    for (const [index, known] of this.#communications.entries())
      if (ids.includes(known.id)) this.#communications[index] = { ...known, ...nothing }
  }

  async keepEarlyReport(report: DeliveryReport, receivedAt: Temporal.Instant): Promise<void> {
    const isOld = (early: EarlyReport) => Temporal.Instant.compare(early.receivedAt, receivedAt.subtract({ hours: 48 })) < 0
    const isKnown = this.#early.some((early) => isOf(report)(early) && early.state === report.state)
    const kept = this.#early.filter((early) => !isOld(early))
    this.#early = isKnown ? kept : [...kept, { ...report, receivedAt }]
  }

  async takeEarlyReports(key: ReportKey): Promise<readonly DeliveryReport[]> {
    const isOurs = ({ channel, messageId }: EarlyReport) =>
      channel === key.channel && messageId !== undefined && messageId === key.messageId
    const taken = this.#early.filter((early) => isOf(key)(early) || isOurs(early))
    this.#early = this.#early.filter((early) => !taken.includes(early))
    return taken.toSorted((a, b) => Temporal.Instant.compare(a.at, b.at)).map(({ receivedAt: _receivedAt, ...report }) => report)
  }

  #isInMailbox({ id, deliveryState }: SentMessage): boolean {
    const isLocal = this.#local.has(id) || deliveryState === 'delivered-locally'
    return isLocal && deliveryState !== 'failed' && deliveryState !== 'unanswered'
  }

  #newestFirst(): readonly SentMessage[] {
    return this.#communications.toSorted((a, b) => Temporal.Instant.compare(b.sentAt, a.sentAt))
  }
}

function bound(history: CommunicationHistory): CommunicationHistory {
  return {
    add: (message) => history.add(message),
    list: (filter) => history.list(filter),
    forReport: (key) => history.forReport(key),
    noteDelivery: (id, delivery) => history.noteDelivery(id, delivery),
    forgetReaders: (ids) => history.forgetReaders(ids),
    keepEarlyReport: (report, receivedAt) => history.keepEarlyReport(report, receivedAt),
    takeEarlyReports: (key) => history.takeEarlyReports(key),
  }
}

function isOf({ channel, providerMessageId }: ReportKey) {
  return (one: { readonly channel: string; readonly providerMessageId: string | null }) =>
    one.channel === channel && one.providerMessageId === providerMessageId
}
