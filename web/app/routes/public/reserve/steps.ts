import type { GuestForm } from './guest-form.ts'
import type { Problem } from './problem-text.ts'

export const steps = ['details', 'terms', 'check'] as const
export type Step = (typeof steps)[number]

/** What the pressed button wants. */
export const goes = [...steps, 'next', 'extend', 'release', 'submit'] as const
export type Go = (typeof goes)[number]

/** What a posted step is answered with: the step to show, with every answer kept. */
export interface ReserveReply {
  readonly step: Step
  readonly answers: GuestForm
  readonly problems: readonly Problem[]
  /** The guest has seen the last step: a change leads back there. */
  readonly hasSeenCheck: boolean
  /** The plots have just been kept for longer. */
  readonly isExtended: boolean
}
