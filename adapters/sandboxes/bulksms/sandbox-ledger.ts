import { platformDay } from '@camp/domain/shared/platform-zone.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { SandboxMessage, SandboxStatus } from './sandbox-message.ts'
import type { SandboxWebhookSettings } from './sandbox-settings.ts'

export interface SandboxWebhook extends SandboxWebhookSettings {
  readonly id: string
  readonly triggerScope: 'SENT' | 'RECEIVED'
  readonly active: boolean
  readonly contactEmailAddress: string | null
  readonly onWebApp: boolean
}

/** One call of a webhook. */
export interface SandboxCall {
  readonly at: Temporal.Instant
  readonly webhook: string
  /** `DELIVERED.null` of each message. */
  readonly reported: readonly { readonly to: string; readonly status: SandboxStatus }[]
  readonly attempt: number
  readonly answer: string
}

interface Submission {
  readonly at: Temporal.Instant
  readonly ids: readonly string[]
}

const deduplicationHours = 12
const mostKept = 1_000
const mostCalls = 1_000

/** Everything the sandbox remembers, in memory; the oldest is forgotten. */
export class BulkSmsLedger {
  readonly #messages = new Map<string, SandboxMessage>()
  readonly #submissions = new Map<number, Submission>()
  readonly #webhooks = new Map<string, SandboxWebhook>()
  #calls: readonly SandboxCall[] = []
  #lastId: number
  #credits: number
  #sentToday: { readonly day: string; readonly count: number } = { day: '', count: 0 }

  /** Ids grow on from the time of the start, so that no two runs give the same. */
  constructor({ credits, now }: { readonly credits: number; readonly now: Temporal.Instant }) {
    this.#credits = credits
    this.#lastId = now.epochMilliseconds
  }

  get credits(): number {
    return this.#credits
  }

  set credits(credits: number) {
    this.#credits = credits
  }

  nextId(): string {
    this.#lastId += 1
    return String(this.#lastId)
  }

  /** Newest first. */
  messages(): readonly SandboxMessage[] {
    return [...this.#messages.values()].reverse()
  }

  message(id: string): SandboxMessage | undefined {
    return this.#messages.get(id)
  }

  /** What was taken under this key within the last twelve hours. */
  takenBefore(key: number, now: Temporal.Instant): readonly SandboxMessage[] | undefined {
    const submission = this.#submissions.get(key)
    const isForgotten = submission && Temporal.Instant.compare(submission.at.add({ hours: deduplicationHours }), now) <= 0
    if (!submission || isForgotten) return undefined
    return submission.ids.flatMap((id) => this.#messages.get(id) ?? [])
  }

  take(messages: readonly SandboxMessage[], key: number | null, at: Temporal.Instant): void {
    for (const message of messages) keep(this.#messages, message.id, message)
    if (key !== null) keep(this.#submissions, key, { at, ids: messages.map(({ id }) => id) })
    this.#credits -= messages.reduce((sum, { parts }) => sum + parts.parts, 0)
    const day = dayOf(at)
    this.#sentToday = { day, count: this.sentOn(at) + messages.length }
  }

  sentOn(at: Temporal.Instant): number {
    return this.#sentToday.day === dayOf(at) ? this.#sentToday.count : 0
  }

  turn(id: string, status: SandboxStatus): void {
    const message = this.#messages.get(id)
    if (message) this.#messages.set(id, { ...message, status })
  }

  webhooks(): readonly SandboxWebhook[] {
    return [...this.#webhooks.values()]
  }

  keepWebhook(webhook: SandboxWebhook): SandboxWebhook {
    this.#webhooks.set(webhook.id, webhook)
    return webhook
  }

  dropWebhook(id: string): boolean {
    return this.#webhooks.delete(id)
  }

  /** Newest first. */
  calls(): readonly SandboxCall[] {
    return this.#calls
  }

  noteCall(call: SandboxCall): void {
    this.#calls = [call, ...this.#calls].slice(0, mostCalls)
  }
}

/** As the newest; the oldest are forgotten. */
function keep<Key, Value>(kept: Map<Key, Value>, key: Key, value: Value): void {
  kept.delete(key)
  kept.set(key, value)
  const [oldest] = kept.keys()
  if (oldest !== undefined && kept.size > mostKept) kept.delete(oldest)
}

function dayOf(at: Temporal.Instant): string {
  return platformDay(at).toString()
}
