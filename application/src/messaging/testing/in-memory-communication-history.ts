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
  #early: readonly EarlyReport[] = []

  async add(communication: SentMessage): Promise<void> {
    this.#communications.push(communication)
  }

  async list({ id, reservationId, deliveryState, channel, limit }: CommunicationFilter): Promise<readonly SentMessage[]> {
    return this.#newestFirst()
      .filter((communication) => !id || communication.id === id)
      .filter((communication) => !reservationId || communication.reservationId === reservationId)
      .filter((communication) => !deliveryState || communication.deliveryState === deliveryState)
      .filter((communication) => !channel || communication.channel === channel)
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

  #newestFirst(): readonly SentMessage[] {
    return this.#communications.toSorted((a, b) => Temporal.Instant.compare(b.sentAt, a.sentAt))
  }
}

function isOf({ channel, providerMessageId }: ReportKey) {
  return (one: { readonly channel: string; readonly providerMessageId: string | null }) =>
    one.channel === channel && one.providerMessageId === providerMessageId
}
