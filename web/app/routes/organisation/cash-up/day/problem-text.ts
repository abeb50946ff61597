import { longestCashUpNote } from '@camp/domain/cash-up/longest-cash-up-note.ts'
import { randText } from '#app/formatting/rand-text.ts'
import type { Translator } from '#app/wording/catalogue.ts'
import type { CashUpProblem } from './cash-up-form.server.ts'

export function cashUpProblemText({ code, difference }: CashUpProblem, t: Translator<'cashUp'>): string {
  if (code === 'count-missing' || code === 'count-unreadable') return t('problem_count')
  if (code === 'difference-unexplained') return t('problem_difference', { difference: randText(difference ?? 0) })
  return t(`problem_${code}`, { most: longestCashUpNote })
}
