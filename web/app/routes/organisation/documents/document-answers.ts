import type { DocumentRow } from '@camp/application/documents/documents.ts'
import type { DocumentFacts } from '@camp/domain/documents/document.ts'
import { htmlOfTyped, typedOfHtml } from '@camp/domain/formatting/typed-html.ts'
import { type TypedForm, ticked } from '../settings-forms/typed-form.ts'

export const documentsPage = 'org-organisation/documents'

export const documentFields = ['title', 'text', 'isMandatory', 'isActive'] as const
export type DocumentAnswers = TypedForm<(typeof documentFields)[number]>

export const newDocument: DocumentAnswers = { title: '', text: '', isMandatory: 'yes', isActive: 'yes' }

export function documentToAnswers({ title, text, isMandatory, isActive }: DocumentRow): DocumentAnswers {
  return { title, text: typedOfHtml(text), isMandatory: ticked(isMandatory), isActive: ticked(isActive) }
}

export function readDocument(answers: DocumentAnswers): DocumentFacts {
  return {
    title: answers.title,
    text: htmlOfTyped(answers.text),
    isMandatory: answers.isMandatory === 'yes',
    isActive: answers.isActive === 'yes',
  }
}
