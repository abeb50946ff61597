import { expect, it } from 'vitest'
import { emailForm, isEmailAddress } from './email-address.ts'

it.each(['zanele@example.test', "o'brien+kamp@mail.example.co.za", 'ñandú@kämp.example'])('%s is an address', (text) => {
  expect(isEmailAddress(text)).toBe(true)
})

it.each([
  ...['', 'zanele', 'zanele@example', 'a b@example.test', '<a@example.test>', `${'x'.repeat(65)}@example.test`],
  ...['ann,bob@x.co.za', 'ann;bob@x.co.za', 'ann@x.co,za', 'ann@x.za.', 'ann@x..za', 'ann@.za', 'a@b.c'],
])('“%s” is none', (text) => {
  expect(isEmailAddress(text)).toBe(false)
})

it.each(['\0', '\u001b', '\ud800'])('is none with what no store takes', (character) => {
  expect(isEmailAddress(`a${character}@x.za`)).toBe(false)
  expect(isEmailAddress(`a@x${character}.za`)).toBe(false)
})

it.each(['.', 'a', 'a.', 'aa.'])('is none that is too long, and that is known at once: of “%s”', (part) => {
  const text = `a@${part.repeat(500_000)}@`

  expect([isEmailAddress(text), emailForm.test(text)]).toEqual([false, false])
})
