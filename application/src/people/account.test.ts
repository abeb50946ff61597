import { expect, it } from 'vitest'
import { accountName } from './account.ts'

it.each([
  ['Thandi', 'Nkosi', 'Thandi Nkosi'],
  ['', 'Nkosi', 'Nkosi'],
  ['Thandi', '', 'Thandi'],
  ['', '', 'thandi@example.test'],
])('an account of %j %j is called %s', (firstName, lastName, name) => {
  expect(accountName({ firstName, lastName, email: 'thandi@example.test' })).toBe(name)
})
