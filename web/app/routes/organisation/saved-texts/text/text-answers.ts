import type { SavedTextRow } from '@camp/application/saved-texts/saved-texts.ts'
import type { TypedForm } from '#app/components/staff/settings-forms/typed-form.ts'

export const savedTextFields = ['name', 'text'] as const
export type SavedTextAnswers = TypedForm<(typeof savedTextFields)[number]>

export const newText: SavedTextAnswers = { name: '', text: '' }

export function textToAnswers({ name, text }: SavedTextRow): SavedTextAnswers {
  return { name, text }
}
