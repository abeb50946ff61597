import { expect, it } from 'vitest'
import { accepted, refused } from '../shared/result.ts'
import { readUsername } from './username.ts'

it.each(['zanele', 'Zanele.M', 'z_m-82', 'a23', 'a'.repeat(30)])('%s can be a username', (text) => {
  expect(readUsername(` ${text} `)).toEqual(accepted(text))
})

it.each(['ab', 'a'.repeat(31), 'zanele@example.test', 'two words', '.dot', 'é-é-é'])('%s cannot', (text) => {
  expect(readUsername(text)).toEqual(refused({ code: 'username-form' }))
})

it('may be left out', () => {
  expect(readUsername('  ')).toEqual(accepted(null))
})
