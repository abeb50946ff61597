import type { Temporal } from '@camp/domain/shared/temporal.ts'

export interface SandboxStatus {
  readonly status: string
  readonly at: Temporal.Instant
  readonly errorCode: number | null
}

export interface SandboxChatMessage {
  readonly id: string
  readonly dialect: 'meta' | 'twilio'
  /** International digits. */
  readonly to: string
  readonly template: string
  readonly language: string
  readonly text: string
  readonly buttons: readonly { readonly label: string; readonly ending: string }[]
  /** What the client wants back with each report. */
  readonly callbackData: string | null
  /** Where reports go; none when it is null. */
  readonly callbackUrl: string | null
  readonly submittedAt: Temporal.Instant
  readonly statuses: readonly SandboxStatus[]
}

export interface SandboxReportCall {
  readonly at: Temporal.Instant
  readonly messageId: string
  readonly to: string
  readonly status: string
  readonly attempt: number
  readonly answer: string
}

const mostMessages = 500
const mostCalls = 2_000

/** Everything the sandbox remembers, in memory, the newest first; the oldest are forgotten. */
export class WhatsAppLedger {
  readonly #messages = new Map<string, SandboxChatMessage>()
  #calls: readonly SandboxReportCall[] = []

  messages(): readonly SandboxChatMessage[] {
    return [...this.#messages.values()].reverse()
  }

  calls(): readonly SandboxReportCall[] {
    return this.#calls
  }

  find(id: string): SandboxChatMessage | undefined {
    return this.#messages.get(id)
  }

  keep(message: SandboxChatMessage): SandboxChatMessage {
    this.#messages.set(message.id, message)
    const [oldest] = this.#messages.keys()
    if (oldest && this.#messages.size > mostMessages) this.#messages.delete(oldest)
    return message
  }

  noteCall(call: SandboxReportCall): void {
    this.#calls = [call, ...this.#calls].slice(0, mostCalls)
  }
}
