import { dayText } from '@camp/domain/formatting/date-texts.ts'
import type { MasterKind } from '@camp/domain/master-data/master-kinds.ts'
import type { MasterProblem, MasterValue } from '@camp/domain/master-data/read-master-row.ts'
import type { Translator } from '#app/wording/catalogue.ts'

type Say = Translator<'masterData'>
/** Keys that are put together from names. */
type SayAny = (key: string, values?: object) => string

/** The words that every kind has: `title_provinces`. */
export function wordOfKind(t: Say, word: 'title' | 'lead' | 'new' | 'empty' | 'one', kind: MasterKind): string {
  return (t as SayAny)(`${word}_${kind}`)
}

export function labelOfField(t: Say, field: string): string {
  return (t as SayAny)(`field_${field}`)
}

/** Under it stand 5 organisations and 9 provinces. */
export function usesText(t: Say, uses: Readonly<Record<string, number>>): string {
  return Object.entries(uses)
    .map(([use, count]) => (t as SayAny)(`use_${use}`, { count }))
    .join(', ')
}

export function masterProblemText(t: Say, problem: MasterProblem): string {
  const { field, code, ...facts } = problem
  return (t as SayAny)(`problem_${code}`, { field: field && labelOfField(t, field), ...facts })
}

/** As a list shows it. */
export function valueText(t: Say, value: MasterValue | undefined): string {
  if (value === true || value === false) return t(value ? 'yes' : 'no')
  if (value === null || value === undefined || value === '') return '–'
  return /^\d{4}-\d\d-\d\d$/.test(String(value)) ? dayText(String(value)) : String(value)
}
