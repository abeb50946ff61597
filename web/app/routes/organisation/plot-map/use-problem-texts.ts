import type { FieldProblem } from '@camp/domain/shared/field-problem.ts'
import { problemWords } from '#app/components/staff/settings-forms/problem-words.ts'
import { useText } from '#app/wording/use-text.ts'
import { sides } from './map-places.ts'

/** `name` is the plot's; empty for what is not of a plot. */
export type MapProblem = Named<FieldProblem> | Named<OfTheMap<'incomplete'>>

type Named<Problem> = Problem & { readonly name: string }

interface OfTheMap<Code> {
  readonly field: string
  readonly code: Code
}

export function useProblemTexts(problems: readonly MapProblem[]) {
  const t = useText('placeSettings')
  const ts = useText('settingsForms')
  return problems.map((problem) => {
    const { field, name } = problem
    if (problem.code === 'incomplete') return { field, message: t('mapIncomplete', { name }) }
    const words = problemWords(ts, label(field), problem)
    const [, nth] = /^marks\.(\d+)\./.exec(field) ?? []
    if (nth) return { field, message: t('markProblem', { number: Number(nth) + 1, problem: words }) }
    return { field, message: name === '' ? words : t('mapPlotProblem', { name, problem: words }) }
  })

  function label(field: string): string {
    if (field === 'metresPerHundred') return t('scaleLabel')
    if (field === 'marks') return t('marks')
    if (field.endsWith('.kind')) return t('mark_kind')
    if (field.endsWith('.label')) return t('mark_label')
    if (field.endsWith('.points')) return t('mark_points')
    if (field.endsWith('.opacity')) return t('opacityLabel')
    return t(`map_${sides.find((each) => field.endsWith(`.${each}`)) ?? 'x'}`)
  }
}
