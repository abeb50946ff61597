import { expect, it } from 'vitest'
import { maskedEmail } from './masked-email.ts'

it.each([
  ['thandi@example.org', 't···@example.org'],
  ['t@example.org', 't···@example.org'],
  ['a@b@example.org', 'a···@example.org'],
  ['@example.org', '···'],
  ['thandi', '···'],
  ['', '···'],
])('of %j no more is shown than %j', (address, masked) => {
  expect(maskedEmail(address)).toBe(masked)
})
