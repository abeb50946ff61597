import type { NotPermitted, ReservationConflict } from '@camp/application/answers.ts'
import { type Stop, stop } from './answer.ts'
import type { Exit } from './exit-codes.ts'

type Code = (ReservationConflict | NotPermitted)['code'] | 'note-missing' | 'review-not-published'

const answers = {
  'not-found': { exit: 'not-found', words: 'There is none of that name.' },
  'not-permitted': { exit: 'refused', words: 'This is not allowed.' },
  'review-not-published': { exit: 'conflict', words: 'The review is not published.' },
  'note-missing': { exit: 'usage', words: 'Missing: --note <text>' },
  expired: { exit: 'conflict', words: 'The reservation ran out of time.' },
  already_cancelled: { exit: 'conflict', words: 'The reservation is cancelled already.' },
  plots_gone: { exit: 'conflict', words: 'The plots are no longer free.' },
  stay_begun: { exit: 'conflict', words: 'The stay has begun.' },
  wrong_state: { exit: 'conflict', words: 'The reservation is in a state that does not allow this.' },
} as const satisfies Record<Code, { exit: Exit; words: string }>

/** A refusal of a use case in words; `subject` is what was asked for. */
export function refusalStop({ code }: { readonly code: Code }, subject: string, ...next: readonly string[]): Stop {
  const { exit, words } = answers[code]
  return stop(exit, `${subject}: ${words}`, ...next)
}
