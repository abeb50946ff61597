import type { DocumentRow } from '@camp/application/documents/documents.ts'
import { typedOfHtml } from '@camp/domain/formatting/typed-html.ts'
import { type TypedForm, ticked } from '#app/components/staff/settings-forms/typed-form.ts'

export const documentFormFields = ['title', 'text', 'isMandatory', 'isActive'] as const
export type DocumentAnswers = TypedForm<(typeof documentFormFields)[number]>

export const newDocument: DocumentAnswers = { title: '', text: '', isMandatory: 'yes', isActive: 'yes' }

export function documentToAnswers({ title, text, isMandatory, isActive }: DocumentRow): DocumentAnswers {
  return { title, text: typedOfHtml(text), isMandatory: ticked(isMandatory), isActive: ticked(isActive) }
}
