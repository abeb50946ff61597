import { smsParts } from '@camp/domain/messaging/sms-parts.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { SentMessage } from '../../communication-history.ts'
import type { InMemoryCommunicationHistory } from '../../testing/in-memory-communication-history.ts'
import type { SmsFilter, SmsList, SmsListing, SmsMessages, SmsQuery, SmsSort } from '../sms-messages.ts'

type Cost = Parameters<SmsMessages['noteCost']>[0]

/** Of a history; it knows of each reservation only what it was told. */
export class InMemorySmsMessages implements SmsMessages {
  readonly #history: InMemoryCommunicationHistory
  readonly #reservation: Pick<SmsListing, 'organisationName' | 'simpleReference'>
  readonly #costs = new Map<string, Cost>()

  constructor(history: InMemoryCommunicationHistory, reservation: Pick<SmsListing, 'organisationName' | 'simpleReference'>) {
    this.#history = history
    this.#reservation = reservation
  }

  async list({ search, sort, isDescending, offset, limit, ...filter }: SmsQuery): Promise<SmsList> {
    const all = await this.#history.list({ channel: 'sms', limit: Number.MAX_SAFE_INTEGER })
    const wanted = search.replace(/\D/g, '')
    const fitting = all
      .filter((message) => fits(message, filter))
      .filter((message) => wanted.length < 3 || isAbout(this.#toListing(message), wanted))
    const rows = fitting
      .map((message) => this.#toListing(message))
      .toSorted((a, b) => (isDescending ? -1 : 1) * compared(a, b, sort))
    const taken = fitting.filter(({ providerMessageId }) => providerMessageId !== null)
    return {
      rows: rows.slice(offset, limit === null ? undefined : offset + limit),
      total: rows.length,
      parts: taken.reduce((sum, message) => sum + this.#toListing(message).parts, 0),
      credits: rows.reduce((sum, { credits }) => sum + (credits ?? 0), 0),
    }
  }

  async noteCost(cost: Cost): Promise<void> {
    const known = this.#costs.get(cost.providerMessageId)
    this.#costs.set(cost.providerMessageId, {
      providerMessageId: cost.providerMessageId,
      parts: cost.parts ?? known?.parts ?? null,
      credits: cost.credits ?? known?.credits ?? null,
    })
  }

  #toListing({ id, sentAt, to, type, reservationId, deliveryState, error, text, providerMessageId }: SentMessage): SmsListing {
    const cost = this.#costs.get(providerMessageId ?? '')
    const of = reservationId ? this.#reservation : { organisationName: null, simpleReference: null }
    const parts = cost?.parts ?? smsParts(text).parts
    return { id, sentAt, to, type, ...of, deliveryState, error, parts, credits: cost?.credits ?? null }
  }
}

function isAbout({ simpleReference, to }: SmsListing, digits: string): boolean {
  return (simpleReference ?? '').replaceAll('-', '').includes(digits) || to.endsWith(digits)
}

function compared(a: SmsListing, b: SmsListing, by: SmsSort): number {
  switch (by) {
    case 'sentAt':
      return Temporal.Instant.compare(a.sentAt, b.sentAt)
    case 'state':
      return a.deliveryState === b.deliveryState ? 0 : a.deliveryState < b.deliveryState ? -1 : 1
    case 'parts':
      return a.parts - b.parts
    case 'credits':
      return (a.credits ?? 0) - (b.credits ?? 0)
  }
}

function fits({ deliveryState, sentAt }: SentMessage, { states, sent }: SmsFilter): boolean {
  if (states && !states.includes(deliveryState)) return false
  return !sent || (Temporal.Instant.compare(sentAt, sent.from) >= 0 && Temporal.Instant.compare(sentAt, sent.until) < 0)
}
