import { expect, it } from 'vitest'
import { accepted, refused } from '../shared/result.ts'
import { readNote } from './desk-note.ts'

it.each([
  ['  Likes the shade. ', accepted('Likes the shade.')],
  [` ${'x'.repeat(2000)} `, accepted('x'.repeat(2000))],
  ['x'.repeat(2001), refused({ code: 'note-too-long', most: 2000 })],
  ['  ', refused({ code: 'note-missing' })],
])('reads a note of the desk: %.20s', (typed, read) => {
  expect(readNote(typed)).toEqual(read)
})
