import { longestReply } from '../conversations/message-words.ts'
import { type FieldProblem, textProblems } from '../shared/field-problem.ts'
import type { SavedTextId } from '../shared/ids.ts'
import { unknownFields } from './text-fields.ts'

/** What a campsite writes to its guests again and again, with fields that each booking fills. */
export interface SavedText {
  readonly id: SavedTextId
  readonly name: string
  /** Plain words, with fields in braces: `{first name}`. */
  readonly text: string
}

export type SavedTextFacts = Omit<SavedText, 'id'>

/** Characters. */
export const longestSavedName = 80

export function savedTextProblems({ name, text }: SavedTextFacts): readonly FieldProblem[] {
  return [
    ...textProblems('name', name, longestSavedName),
    ...textProblems('text', text, longestReply),
    ...unknownFields(text).map((named): FieldProblem => ({ field: 'text', code: 'no-such-field', named })),
  ]
}
