import { randomBytes } from 'node:crypto'
import type { SandboxTime } from '../sandbox-time.ts'
import { behaviourOf, type PhoneBehaviour } from './magic-numbers.ts'
import type { RegisteredTemplate } from './registered-templates.ts'
import type { ReportCaller } from './report-caller.ts'
import type { SandboxChatMessage, WhatsAppLedger } from './sandbox-ledger.ts'
import type { WhatsAppSandboxSettings } from './sandbox-settings.ts'

export interface SandboxParts {
  readonly settings: WhatsAppSandboxSettings
  readonly ledger: WhatsAppLedger
  readonly time: SandboxTime
  readonly caller: ReportCaller
}

export interface TemplateSubmission {
  readonly dialect: SandboxChatMessage['dialect']
  readonly to: string
  readonly template: RegisteredTemplate
  readonly body: readonly string[]
  readonly buttons: readonly string[]
  readonly callbackData: string | null
  readonly callbackUrl: string | null
}

/** A report that is due after so many milliseconds. */
type Step = readonly [delayMs: number, status: 'sent' | 'delivered' | 'read' | 'failed', errorCode?: number]

/** From the submission to the last report. */
export class MessageLife {
  readonly #parts: SandboxParts

  constructor(parts: SandboxParts) {
    this.#parts = parts
  }

  begin({ template, body, buttons, ...facts }: TemplateSubmission): SandboxChatMessage {
    const { ledger, time } = this.#parts
    const message = ledger.keep({
      ...facts,
      id: facts.dialect === 'meta' ? wamid() : `MM${randomBytes(16).toString('hex')}`,
      template: template.metaName,
      language: template.language,
      text: hydrated(template, body),
      buttons: buttons.map((ending, index) => ({ label: template.buttons[index] ?? '', ending })),
      submittedAt: time.now(),
      statuses: [],
    })
    for (const [delayMs, status, errorCode] of this.#stepsOf(behaviourOf(message.to).phone)) {
      time.later(delayMs, () => this.#reach(message.id, status, errorCode ?? null))
    }
    return message
  }

  #stepsOf(phone: PhoneBehaviour): readonly Step[] {
    const { sentMs, deliveredMs, readMs, lateMs } = this.#parts.settings
    const steps: readonly Step[] = [
      [sentMs, 'sent'],
      [deliveredMs, 'delivered'],
      [readMs, 'read'],
    ]
    if (typeof phone === 'object')
      return [
        [sentMs, 'sent'],
        [deliveredMs, 'failed', phone.failsLaterWith],
      ]
    switch (phone) {
      case 'reads':
        return steps
      case 'skips-delivered':
        return steps.filter(([, status]) => status !== 'delivered')
      case 'out-of-order':
        return steps.map(([, status], index) => [[readMs, deliveredMs, sentMs][index] ?? 0, status] as const)
      case 'repeats':
        return steps.flatMap((step) => [step, step])
      case 'silent':
        return []
      case 'late':
        return steps.map(([delayMs, status]) => [delayMs + lateMs, status] as const)
      case 'off':
        return steps.slice(0, 1)
    }
  }

  #reach(id: string, status: string, errorCode: number | null): void {
    const { ledger, time, caller } = this.#parts
    const message = ledger.find(id)
    if (!message) return
    const reached = { status, at: time.now(), errorCode }
    caller.report(ledger.keep({ ...message, statuses: [...message.statuses, reached] }), reached)
  }
}

export function hydrated({ body }: RegisteredTemplate, values: readonly string[]): string {
  return body.replace(/\{\{(\d+)\}\}/g, (_, position: string) => values[Number(position) - 1] ?? '')
}

function wamid(): string {
  return `wamid.${randomBytes(24).toString('base64url')}`
}
