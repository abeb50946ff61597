import { Temporal } from '@camp/domain/shared/temporal.ts'
import type {
  CommunicationFilter,
  CommunicationHistory,
  DeliveryReport,
  ProviderKey,
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

  async forReport(key: ProviderKey): Promise<SentMessage | undefined> {
    return this.#newestFirst().find(isOf(key))
  }

  async noteDelivery(id: string, { deliveryState, error, at }: Parameters<CommunicationHistory['noteDelivery']>[1]) {
    const index = this.#communications.findIndex((communication) => communication.id === id)
    const found = this.#communications[index]
    if (found) this.#communications[index] = { ...found, deliveryState, error, deliveryStateAt: at }
  }

  async keepEarlyReport(report: DeliveryReport, receivedAt: Temporal.Instant): Promise<void> {
    const isOld = (early: EarlyReport) => Temporal.Instant.compare(early.receivedAt, receivedAt.subtract({ hours: 48 })) < 0
    const isKnown = this.#early.some((early) => isOf(report)(early) && early.state === report.state)
    const kept = this.#early.filter((early) => !isOld(early))
    this.#early = isKnown ? kept : [...kept, { ...report, receivedAt }]
  }

  async takeEarlyReports(key: ProviderKey): Promise<readonly DeliveryReport[]> {
    const taken = this.#early.filter(isOf(key))
    this.#early = this.#early.filter((early) => !taken.includes(early))
    return taken.toSorted((a, b) => Temporal.Instant.compare(a.at, b.at)).map(({ receivedAt: _receivedAt, ...report }) => report)
  }

  #newestFirst(): readonly SentMessage[] {
    return this.#communications.toSorted((a, b) => Temporal.Instant.compare(b.sentAt, a.sentAt))
  }
}

function isOf({ channel, providerMessageId }: ProviderKey) {
  return (one: { readonly channel: string; readonly providerMessageId: string | null }) =>
    one.channel === channel && one.providerMessageId === providerMessageId
}
