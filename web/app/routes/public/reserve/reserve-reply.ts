import type { GuestForm } from './guest-form.ts'
import type { Term } from './problem-text.ts'
import { detailsProblems, termsProblems } from './problems.ts'
import { type Go, type ReserveReply, type Step, steps } from './steps.ts'

export interface PostedStep {
  readonly answers: GuestForm
  /** The step whose fields were on screen. */
  readonly from: Step
  readonly go: Go
  readonly hasSeenCheck: boolean
}

/**
 * The step to show next. Going back asks for nothing; going on asks for every step before to be without
 * problems, so that no later step can be reached around an earlier one.
 */
export function replyTo({ answers, from, go, hasSeenCheck }: PostedStep, terms: readonly Term[]): ReserveReply {
  const wanted = wantedStep(from, go, hasSeenCheck)
  const problemsOf = { details: detailsProblems(answers), terms: termsProblems(answers, terms), check: [] }
  const isForward = steps.indexOf(wanted) > steps.indexOf(from) || go === 'submit'
  const open = steps.slice(0, steps.indexOf(wanted)).find((step) => problemsOf[step].length > 0)
  const step = open && isForward ? open : wanted
  const problems = open === step ? problemsOf[step] : []
  return { step, answers, problems, hasSeenCheck: hasSeenCheck || step === 'check', isExtended: go === 'extend' }
}

function wantedStep(from: Step, go: Go, hasSeenCheck: boolean): Step {
  switch (go) {
    case 'next':
      return hasSeenCheck || from !== 'details' ? 'check' : 'terms'
    case 'submit':
      return 'check'
    case 'extend':
    case 'release':
      return from
    case 'details':
    case 'terms':
    case 'check':
      return go
  }
}
