import { accepted, type Result, refused } from '../shared/result.ts'
import { type TextTooLong, textTooLong } from './staff-texts.ts'

/** Characters. */
export const longestNote = 2000

export type NoteRefusal = { readonly code: 'note-missing' } | TextTooLong<'note-too-long'>

/** What staff wrote down, without the space around it. */
export function readNote(typed: string): Result<string, NoteRefusal> {
  const note = typed.trim()
  if (note === '') return refused({ code: 'note-missing' })
  const tooLong = textTooLong('note-too-long', note, longestNote)
  return tooLong ? refused(tooLong) : accepted(note)
}
