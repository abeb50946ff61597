import type { ListedMasterRow } from '@camp/application/master-data/master-data.ts'
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

/** Within a sentence: `province`, and `VAT rate` with its capitals. */
export function oneInSentence(t: Say, kind: MasterKind): string {
  return wordOfKind(t, 'one', kind).replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())
}

/** What a row is, from what its list shows: `South Africa, 15% from Sun 1 Apr 2018`. */
export function rowText(t: Say, kind: MasterKind, { values, labels }: Pick<ListedMasterRow, 'values' | 'labels'>): string {
  const shown = Object.entries({ ...values, ...labels }).map(([field, value]) => [field, valueText(t, value)])
  return (t as SayAny)(`row_${kind}`, Object.fromEntries(shown))
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
