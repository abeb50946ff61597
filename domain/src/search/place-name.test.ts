import { expect, it } from 'vitest'
import { isCommonWord, plainName, tellingName } from './place-name.ts'

it.each([
  ['  Môreson|Kamp ', 'moresonkamp'],
  ["Lion's Head", 'lions head'],
  ['Saint Lucia - Estuary', 'st lucia estuary'],
  ['Saintes', 'saintes'],
  ['- Hermanus!', 'hermanus'],
  ['a'.repeat(61), 'a'.repeat(60)],
])('"%s" is compared as "%s"', (name, plain) => {
  expect(plainName(name)).toBe(plain)
})

it('a name is told by what is its own, and by all of it where nothing is', () => {
  expect(tellingName('camping in the kruger national park')).toBe('kruger')
  expect(tellingName('the camp')).toBe('the camp')
  expect(['kloof', 'camp', 'kruger'].map(isCommonWord)).toEqual([true, true, false])
})
