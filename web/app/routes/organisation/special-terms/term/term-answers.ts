import type { SpecialTermRow } from '@camp/application/special-terms/special-terms.ts'
import { typedOfHtml } from '@camp/domain/formatting/typed-html.ts'
import { type TypedForm, ticked } from '#app/components/staff/settings-forms/typed-form.ts'

export const termFields = ['name', 'type', 'text', 'isActive'] as const
export type TermAnswers = TypedForm<(typeof termFields)[number]>

export const newTerm: TermAnswers = { name: '', type: 'Mandatory', text: '', isActive: 'yes' }

export function termToAnswers({ name, type, text, isActive }: SpecialTermRow): TermAnswers {
  return { name, type, text: typedOfHtml(text), isActive: ticked(isActive) }
}
