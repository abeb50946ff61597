import { expect, it } from 'vitest'
import { errorWithoutPersonalData } from './error-without-personal-data.ts'

it.each([
  [new Error('no mailbox thandi@example.test here'), 'no mailbox [address] here'],
  ['not sent to +27 82 123 4567', 'not sent to [number]'],
  ['error 123456 stays', 'error 123456 stays'],
  ['see https://camp.test/r/9f3-a/confirm', 'see https://camp.test/r/[id]/confirm'],
  ['x'.repeat(301), 'x'.repeat(300)],
])('an error of a provider is kept without people: %s', (error, kept) => {
  expect(errorWithoutPersonalData(error)).toBe(kept)
})
