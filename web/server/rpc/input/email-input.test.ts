import { expect, it } from 'vitest'
import { emailInput } from './email-input.ts'

it.each(['thandi@example.org', "o'brien+kamp@mail.example.co.za", 'ñandú@kämp.example'])('takes %s', (email) => {
  expect(emailInput.parse(email)).toBe(email)
})

it.each(['nobody', 'ann,bob@x.co.za', 'ann@x.za.', `${'x'.repeat(65)}@x.za`, 'a\0@x.za'])(
  'refuses an address in its words',
  (email) => {
    expect(emailInput.safeParse(email).error?.issues).toMatchObject([
      { code: 'invalid_format', message: 'Invalid email address' },
    ])
  },
)

it('refuses what is longer than an address may be', () => {
  expect(emailInput.safeParse(`a@${'b'.repeat(252)}.za`).error?.issues).toMatchObject([{ code: 'too_big' }])
})
