import { useText } from '#app/wording/use-text.ts'
import { type FormProblem, problemWords } from './problem-words.ts'
import type { TypedForm } from './typed-form.ts'

interface FieldsOf<Field extends string> {
  readonly answers: TypedForm<Field>
  readonly problems: readonly FormProblem[]
  readonly labelOf: (field: Field) => string
}

/**
 * The props of each control from what was typed and what is wrong with it, and the same problems for the top
 * of the page.
 */
export function useFields<Field extends string>({ answers, problems, labelOf }: FieldsOf<Field>) {
  const t = useText('settingsForms')
  const isField = (field: string): field is Field => field in answers
  const texts = problems.map((problem) => ({
    field: problem.field || undefined,
    message: problemWords(t, isField(problem.field) ? labelOf(problem.field) : '', problem),
  }))
  const errorOf = (field: string) => texts.find((text) => text.field === field)?.message
  return {
    texts,
    errorOf,
    text: (name: Field) => ({ name, id: name, label: labelOf(name), defaultValue: answers[name], error: errorOf(name) }),
    tick: (name: Field) => ({ name, id: name, value: 'yes', label: labelOf(name), defaultChecked: answers[name] === 'yes' }),
  }
}
