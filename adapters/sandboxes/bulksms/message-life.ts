import { magicOfNumber } from './magic-numbers.ts'
import type { SandboxStatus } from './sandbox-message.ts'
import type { BulkSmsSandboxSettings } from './sandbox-settings.ts'

export interface LifeStep {
  readonly status: SandboxStatus
  /** Milliseconds after the submission. */
  readonly at: number
  readonly reportedAt: readonly number[]
}

type Pace = Pick<BulkSmsSandboxSettings, 'sentMs' | 'deliveredMs' | 'lateMs'>

/** What happens to a message after it was taken, and when somebody hears of it. */
export function lifeSteps(number: string, { sentMs, deliveredMs, lateMs }: Pace): readonly LifeStep[] {
  const { ends = 'DELIVERED.null', reports } = magicOfNumber(number) ?? {}
  const neverLeaves = ends === 'FAILED.BLOCKED' || ends === 'FAILED.NOT_SENT'
  const last = { status: ends, at: neverLeaves ? sentMs : deliveredMs }
  const steps = neverLeaves ? [last] : [{ status: 'SENT.null', at: sentMs } as const, last]
  return steps.map((step) => ({ ...step, reportedAt: reportTimes(step.at, step === last) }))

  function reportTimes(at: number, isLast: boolean): readonly number[] {
    switch (reports) {
      case 'never':
        return []
      case 'late':
        return [isLast ? at + lateMs : at]
      case 'twice':
        return [at, at + lateMs]
      case 'out-of-order':
        return [isLast ? at : deliveredMs + lateMs]
      default:
        return [at]
    }
  }
}
