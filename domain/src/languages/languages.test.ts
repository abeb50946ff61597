import { expect, it } from 'vitest'
import { languageFrom } from './language.ts'
import { textsByPath } from './texts-by-path.ts'

it('a language that is not known is as if none had been chosen', () => {
  expect(['af', 'en', 'xh', '', null, undefined].map(languageFrom)).toEqual(['af', 'en', 'en', 'en', 'en', 'en'])
})

it('texts in groups are found by the path of their keys, without lists', () => {
  const branch = { save: 'Save', due: { onArrival: 'On arrival', later: { soon: 'Soon' } }, days: ['Monday', 'Tuesday'] }

  expect(textsByPath(branch)).toEqual({ save: 'Save', 'due.onArrival': 'On arrival', 'due.later.soon': 'Soon' })
})
