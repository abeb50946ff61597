import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type {
  FailedTry,
  Outbox,
  OutboxClaim,
  OutboxFilter,
  OutboxMessage,
  OutboxMessageId,
  OutboxSlice,
  OutboxSort,
} from '../outbox.ts'

interface Entry {
  readonly message: OutboxMessage
  readonly leaseUntil: Temporal.Instant | null
}

export class InMemoryOutbox implements Outbox {
  readonly #entries = new Map<OutboxMessageId, Entry>()

  async add(messages: readonly OutboxMessage[]): Promise<number> {
    const added = messages.filter((message) => !this.#isThere(message))
    for (const message of added) this.#entries.set(message.id, { message, leaseUntil: null })
    return added.length
  }

  async claim({ limit, now, leaseSeconds, but = [] }: OutboxClaim) {
    const due = [...this.#entries.values()]
      .filter(({ message, leaseUntil }) => message.state === 'pending' && isBy(message.nextTryAt, now) && isBy(leaseUntil, now))
      .map(({ message }) => message)
      .filter(({ channel }) => !but.includes(channel))
      .toSorted((a, b) => Temporal.Instant.compare(a.nextTryAt, b.nextTryAt))
      .slice(0, limit)
    return due.map((waiting) => {
      const diedWith = this.#entries.get(waiting.id)?.leaseUntil?.subtract({ seconds: leaseSeconds })
      const message = { ...waiting, mayBeTakenSince: waiting.mayBeTakenSince ?? diedWith ?? null }
      this.#entries.set(message.id, { message, leaseUntil: now.add({ seconds: leaseSeconds }) })
      return message
    })
  }

  async markSent(id: OutboxMessageId, at: Temporal.Instant): Promise<void> {
    this.#change(id, () => ({ state: 'sent', sentAt: at, lastError: null }))
  }

  async markFailed(id: OutboxMessageId, failed: FailedTry): Promise<boolean> {
    if (this.#entries.get(id)?.message.state !== 'pending') return false
    this.#change(id, ({ tries, mayBeTakenSince }) => ({
      tries: tries + 1,
      lastError: failed.error,
      mayBeTakenSince: mayBeTakenSince ?? failed.mayBeTakenSince ?? null,
      ...('dead' in failed ? { state: 'dead' as const } : { nextTryAt: failed.retryAt }),
    }))
    return true
  }

  async postpone(id: OutboxMessageId, until: Temporal.Instant): Promise<void> {
    this.#change(id, () => ({ nextTryAt: until }))
  }

  async markSkipped(id: OutboxMessageId, error: string): Promise<void> {
    this.#change(id, () => ({ state: 'skipped', lastError: error }))
  }

  async writtenTo(
    ids: readonly ReservationId[],
    { event, occurrence }: Pick<OutboxMessage, 'event' | 'occurrence'>,
  ): Promise<readonly ReservationId[]> {
    const said = [...this.#entries.values()].filter(({ message }) => message.event === event && message.occurrence === occurrence)
    return ids.filter((id) => said.some(({ message }) => message.reservationId === id))
  }

  async list({
    limit,
    offset = 0,
    order: { by, isDescending } = { by: 'createdAt', isDescending: true },
    ...filter
  }: OutboxFilter & OutboxSlice): Promise<readonly OutboxMessage[]> {
    const sign = isDescending ? -1 : 1
    return this.#fitting(filter)
      .toSorted((a, b) => sign * compared(a, b, by) || compared(b, a, 'createdAt') || (a.id < b.id ? -1 : 1))
      .slice(offset, limit === null ? undefined : offset + limit)
  }

  async count(filter: OutboxFilter): Promise<number> {
    return this.#fitting(filter).length
  }

  async replay(ids: readonly OutboxMessageId[], now: Temporal.Instant, { forgetsDoubt = false } = {}): Promise<number> {
    const dead = ids.filter((id) => this.#entries.get(id)?.message.state === 'dead')
    const fresh = { state: 'pending', tries: 0, nextTryAt: now, ...(forgetsDoubt && { mayBeTakenSince: null }) } as const
    for (const id of dead) this.#change(id, () => fresh)
    return dead.length
  }

  #fitting({ id, state, channel, event, reservationId, referenceDigits = '' }: OutboxFilter): OutboxMessage[] {
    return [...this.#entries.values()]
      .map(({ message }) => message)
      .filter((message) => !id || message.id === id)
      .filter((message) => !channel || message.channel === channel)
      .filter((message) => !state || message.state === state)
      .filter((message) => !event || message.event === event)
      .filter((message) => !reservationId || message.reservationId === reservationId)
      .filter(({ facts }) => facts.reservation.simpleReference.replaceAll('-', '').includes(referenceDigits))
  }

  #isThere(candidate: OutboxMessage): boolean {
    return [...this.#entries.values()].some(({ message }) => dedupeKey(message) === dedupeKey(candidate))
  }

  #change(id: OutboxMessageId, change: (message: OutboxMessage) => Partial<OutboxMessage>): void {
    const entry = this.#entries.get(id)
    if (entry) this.#entries.set(id, { message: { ...entry.message, ...change(entry.message) }, leaseUntil: null })
  }
}

function compared(a: OutboxMessage, b: OutboxMessage, by: OutboxSort): number {
  if (by === 'createdAt') return Temporal.Instant.compare(a.createdAt, b.createdAt)
  if (by === 'tries') return a.tries - b.tries
  return a.state === b.state ? 0 : a.state < b.state ? -1 : 1
}

function isBy(instant: Temporal.Instant | null, now: Temporal.Instant): boolean {
  return instant === null || Temporal.Instant.compare(instant, now) <= 0
}

function dedupeKey({ reservationId, event, channel, occurrence }: OutboxMessage): string {
  return [reservationId, event, channel, occurrence].join('|')
}
