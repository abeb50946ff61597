import type { CalendarFeedProblem } from '@camp/domain/calendar-feeds/calendar-feed.ts'
import type { Translator } from '#app/wording/catalogue.ts'

/** What is wrong with one field, or with nothing in particular: with what else was saved in the meantime. */
export type FormProblem = CalendarFeedProblem | RowProblem

export interface RowProblem {
  readonly field: string
  readonly code: 'name-taken' | 'changed-meanwhile' | 'parent-unknown'
}

interface Refusal {
  readonly code: 'fields-invalid' | RowProblem['code']
  readonly problems?: readonly CalendarFeedProblem[]
}

/** A refusal as problems of the form; `nameField` is the control that holds the name. */
export function problemsOf(refusal: Refusal, nameField = 'name'): readonly FormProblem[] {
  if (refusal.problems) return refusal.problems
  const field = refusal.code === 'name-taken' ? nameField : ''
  return refusal.code === 'fields-invalid' ? [] : [{ field, code: refusal.code }]
}

/** `Name: fill this in.` */
export function problemWords(t: Translator<'settingsForms'>, label: string, problem: FormProblem): string {
  switch (problem.code) {
    case 'too-long':
    case 'too-much':
      return t(`problem_${problem.code}`, { label, most: problem.most })
    case 'too-little':
      return t('problem_too-little', { label, least: problem.least })
    case 'below-minimum':
      return t('problem_below-minimum', { label })
    case 'no-such-field':
      return t('problem_no-such-field', { label, named: `{${problem.named}}` })
    case 'name-taken':
    case 'changed-meanwhile':
    case 'parent-unknown':
      return t(`problem_${problem.code}`)
    default:
      return t(`problem_${problem.code}`, { label })
  }
}
