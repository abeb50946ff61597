import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { MessageClaim } from '../../message-claim.ts'
import type { OutboxMessageId } from '../../outbox.ts'
import type {
  EndedMessage,
  SendingEnd,
  WrittenFilter,
  WrittenListing,
  WrittenMessage,
  WrittenMessages,
} from '../written-messages.ts'

interface Waiting {
  readonly message: WrittenMessage
  readonly nextTryAt: Temporal.Instant
  readonly leaseUntil: Temporal.Instant | null
}

export class InMemoryWrittenMessages implements WrittenMessages {
  readonly #waiting = new Map<OutboxMessageId, Waiting>()
  readonly #errors = new Map<OutboxMessageId, string>()
  #ended: readonly (EndedMessage & { readonly at: Temporal.Instant; readonly listed: WrittenListing })[] = []
  readonly endings = new Map<OutboxMessageId, SendingEnd>()

  get waiting(): readonly WrittenMessage[] {
    return [...this.#waiting.values()].map(({ message }) => message)
  }

  async add(message: WrittenMessage): Promise<void> {
    this.#waiting.set(message.id, { message, nextTryAt: message.createdAt, leaseUntil: null })
  }

  async claim({ now, leaseSeconds, but = [] }: MessageClaim) {
    const [due] = [...this.#waiting.values()]
      .filter(({ nextTryAt, leaseUntil }) => isBy(nextTryAt, now) && (leaseUntil === null || isBy(leaseUntil, now)))
      .filter(({ message }) => !but.includes(message.channel))
      .toSorted(
        (one, other) => compared(one.message.expiresAt, other.message.expiresAt) || compared(one.nextTryAt, other.nextTryAt),
      )
    if (due) this.#waiting.set(due.message.id, { ...due, leaseUntil: now.add({ seconds: leaseSeconds }) })
    return due?.message
  }

  async retryLater(
    id: OutboxMessageId,
    { error, retryAt }: { readonly error: string; readonly retryAt: Temporal.Instant },
  ): Promise<void> {
    const known = this.#waiting.get(id)
    if (!known) return
    const message = { ...known.message, tries: known.message.tries + 1 }
    this.#errors.set(id, error)
    this.#waiting.set(id, { message, nextTryAt: retryAt, leaseUntil: null })
  }

  async end(id: OutboxMessageId, ending: SendingEnd, at: Temporal.Instant): Promise<void> {
    const known = this.#waiting.get(id)
    this.#waiting.delete(id)
    if (known) {
      const lastError = ending.state === 'dead' ? ending.error : null
      const listed = { ...this.#listed(known), state: ending.state, lastError, endedAt: at }
      this.#ended = [...this.#ended, { id, expiresAt: known.message.expiresAt, at, listed }]
    }
    this.endings.set(id, ending)
  }

  async list({ state, channel, limit }: WrittenFilter): Promise<readonly WrittenListing[]> {
    return [...[...this.#waiting.values()].map((waiting) => this.#listed(waiting)), ...this.#ended.map(({ listed }) => listed)]
      .filter((message) => state === undefined || message.state === state)
      .filter((message) => channel === undefined || message.channel === channel)
      .toSorted((one, other) => compared(other.createdAt, one.createdAt))
      .slice(0, limit)
  }

  #listed({ message: { id, channel, createdAt, tries }, nextTryAt }: Waiting): WrittenListing {
    const lastError = this.#errors.get(id) ?? null
    return { id, channel, createdAt, tries, state: 'pending', nextTryAt, lastError, endedAt: null }
  }

  async forgetEnded({ before, limit }: Parameters<WrittenMessages['forgetEnded']>[0]): Promise<readonly EndedMessage[]> {
    const old = this.#ended
      .filter(({ at }) => compared(at, before) < 0)
      .toSorted((one, other) => compared(one.at, other.at))
      .slice(0, limit)
    this.#ended = this.#ended.filter((message) => !old.includes(message))
    return old.map(({ id, expiresAt }) => ({ id, expiresAt }))
  }
}

/** What never comes stands last. */
function compared(one: Temporal.Instant | null, other: Temporal.Instant | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  return Temporal.Instant.compare(one, other)
}

function isBy(instant: Temporal.Instant, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(instant, now) <= 0
}
