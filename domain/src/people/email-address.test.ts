import { expect, it } from 'vitest'
import { isEmailAddress } from './email-address.ts'

it.each(['zanele@example.test', "o'brien+kamp@mail.example.co.za", 'ñandú@kämp.example'])('%s is an address', (text) => {
  expect(isEmailAddress(text)).toBe(true)
})

it.each(['', 'zanele', 'zanele@example', 'a b@example.test', '<a@example.test>', `${'x'.repeat(65)}@example.test`])(
  '“%s” is none',
  (text) => {
    expect(isEmailAddress(text)).toBe(false)
  },
)

it('is none that is too long, and that is known at once', () => {
  expect(isEmailAddress(`a@${'.'.repeat(500_000)}@`)).toBe(false)
})
