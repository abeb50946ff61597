import { expect, it } from 'vitest'
import { searchTerm } from './search-term.ts'

it.each([
  ['  Nieuwoudtville  camp ', 'nieuwoudtville camp'],
  ["'s-Hertogenbosch", null],
  ["Lion's Head", "lion's head"],
  ['Müllersrus', 'müllersrus'],
  ['Clanwilliam, Western Cape', 'clanwilliam'],
  ['', null],
  ['thandi@example.test', null],
  ['082 555 0100', null],
  ['stand 12', null],
  ['x', null],
  ['a place that I once saw', null],
  ['k'.repeat(40), 'k'.repeat(40)],
  ['k'.repeat(41), null],
  ['one two three four', 'one two three four'],
  ['one two three four five', null],
])('%j is counted as %j', (typed, term) => {
  expect(searchTerm(typed)).toBe(term)
})
