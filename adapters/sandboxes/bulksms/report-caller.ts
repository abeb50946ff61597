import { answerTo, type Deliver, notAllowed } from '../outgoing-call.ts'
import type { SandboxTime } from '../sandbox-time.ts'
import type { BulkSmsLedger, SandboxWebhook } from './sandbox-ledger.ts'
import { messageOnWire, type SandboxMessage } from './sandbox-message.ts'
import type { BulkSmsSandboxSettings } from './sandbox-settings.ts'

const mostPerCall = 10

interface Ports {
  readonly settings: BulkSmsSandboxSettings
  readonly ledger: BulkSmsLedger
  readonly time: SandboxTime
  readonly deliver: Deliver
}

/**
 * Calls the webhooks with what became of messages, again and again until they take it, refuse it, or the
 * ladder ends.
 */
export class ReportCaller {
  readonly #ports: Ports
  readonly #gathered = new Map<string, readonly SandboxMessage[]>()

  constructor(ports: Ports) {
    this.#ports = ports
  }

  report(message: SandboxMessage): void {
    const { ledger } = this.#ports
    for (const webhook of ledger.webhooks()) {
      if (!webhook.active || webhook.triggerScope !== 'SENT') continue
      if (webhook.invokeOption === 'ONE') void this.#call(webhook, [message], 1)
      else this.#gather(webhook, message)
    }
  }

  /** `[]` to see whether the address answers; what it answered. */
  async probe(url: string): Promise<string> {
    return this.#answerTo(url, '[]')
  }

  #gather(webhook: SandboxWebhook, message: SandboxMessage): void {
    const waiting = this.#gathered.get(webhook.id)
    this.#gathered.set(webhook.id, [...(waiting ?? []), message])
    if (!waiting) this.#ports.time.later(this.#ports.settings.gatherMs, () => this.#sendGathered(webhook))
  }

  #sendGathered(webhook: SandboxWebhook): void {
    const messages = this.#gathered.get(webhook.id) ?? []
    this.#gathered.delete(webhook.id)
    for (let from = 0; from < messages.length; from += mostPerCall) {
      void this.#call(webhook, messages.slice(from, from + mostPerCall), 1)
    }
  }

  async #call(webhook: SandboxWebhook, messages: readonly SandboxMessage[], attempt: number): Promise<void> {
    const { settings, ledger, time } = this.#ports
    const rawBody = JSON.stringify(messages.map((message) => messageOnWire(message, { withCost: true })))
    const answer = await this.#answerTo(webhook.url, rawBody)
    const reported = messages.map(({ to, status }) => ({ to, status }))
    ledger.noteCall({ at: time.now(), webhook: webhook.name, reported, attempt, answer })
    if (/^[12]\d\d$/.test(answer) || answer === notAllowed) return

    // One message that cannot be taken must not keep the others: after a failure each goes alone.
    const isRefusedForGood = /^4\d\d$/.test(answer) && messages.length === 1
    const wait = settings.retryMs[attempt - 1]
    if (isRefusedForGood || wait === undefined) return
    for (const message of messages) time.later(wait, () => void this.#call(webhook, [message], attempt + 1))
  }

  /** A JSON array goes out. */
  #answerTo(url: string, rawBody: string): Promise<string> {
    const { settings, deliver } = this.#ports
    const headers = { 'content-type': 'application/json' }
    return answerTo(url, () => ({ url, rawBody, headers }), { notifiedHosts: settings.notifiedHosts, deliver })
  }
}
