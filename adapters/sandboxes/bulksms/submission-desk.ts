import { smsParts } from '@camp/domain/messaging/sms-parts.ts'
import type { SandboxTime } from '../sandbox-time.ts'
import { type CallFault, magicOfNumber } from './magic-numbers.ts'
import { lifeSteps } from './message-life.ts'
import { withoutForeignCharacters, withTemplateFields } from './phone-text.ts'
import { readSubmission, type SubmissionEntry, senderOf } from './read-submission.ts'
import type { ReportCaller } from './report-caller.ts'
import type { BulkSmsLedger } from './sandbox-ledger.ts'
import type { SandboxMessage } from './sandbox-message.ts'
import { badRequest, insufficientCredits, type SandboxProblem, serverError, tooManyProblem } from './sandbox-problem.ts'
import type { BulkSmsSandboxSettings } from './sandbox-settings.ts'

export interface SandboxParts {
  readonly settings: BulkSmsSandboxSettings
  readonly ledger: BulkSmsLedger
  readonly time: SandboxTime
  readonly caller: ReportCaller
}

export interface SubmissionQuery {
  /** int32, or null. */
  readonly deduplicationId: number | null
  readonly autoUnicode: boolean
}

export type DeskAnswer =
  | { readonly taken: readonly SandboxMessage[]; readonly fault: CallFault | undefined }
  | { readonly problem: SandboxProblem }

/** Takes submissions: once for each deduplication id, at the cost of their parts. */
export class SubmissionDesk {
  readonly #parts: SandboxParts
  readonly #failedOnce = new Set<string>()

  constructor(parts: SandboxParts) {
    this.#parts = parts
  }

  take(body: unknown, query: SubmissionQuery): DeskAnswer {
    const { ledger, settings, time } = this.#parts
    const read = readSubmission(body)
    if ('fault' in read) return { problem: badRequest(read.fault) }
    const before = query.deduplicationId === null ? undefined : ledger.takenBefore(query.deduplicationId, time.now())
    if (before) return { taken: before.map((message) => ({ ...message, status: 'ACCEPTED.null' })), fault: undefined }

    const numbers = read.entries.flatMap(({ to }) => to.map(({ address }) => address))
    const call = numbers.map((number) => magicOfNumber(number)?.call).find((fault) => fault !== undefined)
    const refusal = this.#refusalOf(call, numbers.join())
    if (refusal) return { problem: refusal }

    const messages = this.#compose(read.entries, query.autoUnicode)
    const tooLong = read.entries.find(
      (_, index) => (messages[index]?.[0]?.parts.parts ?? 0) > (read.entries[index]?.longMessageMaxParts ?? 0),
    )
    if (tooLong) return { problem: badRequest(`body: needs more than ${tooLong.longMessageMaxParts} parts`) }
    const all = messages.flat()
    const cost = all.reduce((sum, { parts }) => sum + parts.parts, 0)
    if (cost > ledger.credits) return { problem: insufficientCredits }
    if (ledger.sentOn(time.now()) + all.length > settings.quota) return { problem: tooManyProblem }

    ledger.take(all, query.deduplicationId, time.now())
    for (const message of all) this.#live(message)
    return { taken: all, fault: call }
  }

  #refusalOf(call: CallFault | undefined, numbers: string): SandboxProblem | undefined {
    if (call === 'error-once') {
      const isFirst = !this.#failedOnce.has(numbers)
      this.#failedOnce.add(numbers)
      return isFirst ? serverError : undefined
    }
    if (call === 'error') return serverError
    if (call === 'throttled') return tooManyProblem
    return call === 'no-credits' ? insufficientCredits : undefined
  }

  /** The messages of each entry. */
  #compose(entries: readonly SubmissionEntry[], autoUnicode: boolean): readonly (readonly SandboxMessage[])[] {
    const { ledger, time } = this.#parts
    const submissionId = `1-${ledger.nextId().padStart(20, '0')}`
    return entries.map((entry) =>
      entry.to.map(({ address, fields }) => {
        const filled = withTemplateFields(entry.body, fields)
        const isForeign = smsParts(filled).encoding === 'ucs-2'
        const isUnicode = entry.encoding === 'UNICODE' || (isForeign && autoUnicode)
        const body = isUnicode ? filled : withoutForeignCharacters(filled)
        return {
          id: ledger.nextId(),
          submissionId,
          submittedAt: time.now(),
          to: address.startsWith('+') ? address : `+${address}`,
          from: senderOf(entry.from),
          body,
          encoding: isUnicode ? 'UNICODE' : 'TEXT',
          parts: smsParts(body),
          userSuppliedId: entry.userSuppliedId ?? null,
          reports: entry.deliveryReports,
          status: 'ACCEPTED.null',
        } as const
      }),
    )
  }

  #live(message: SandboxMessage): void {
    const { settings, ledger, time, caller } = this.#parts
    for (const { status, at, reportedAt } of lifeSteps(message.to, settings)) {
      time.later(at, () => ledger.turn(message.id, status))
      const isWanted = message.reports === 'ALL' || (message.reports === 'ERRORS' && status.startsWith('FAILED'))
      for (const when of isWanted ? reportedAt : []) time.later(when, () => caller.report({ ...message, status }))
    }
  }
}
