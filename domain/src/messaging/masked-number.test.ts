import { expect, it } from 'vitest'
import { maskedNumber } from './masked-number.ts'

it.each([
  ['27821234567', '+27 ••• 567'],
  ['26481234', '+26 ••• 234'],
  ['2648123', '•••'],
  ['', '•••'],
])('of %j is shown %s', (digits, shown) => {
  expect(maskedNumber(digits)).toBe(shown)
})
