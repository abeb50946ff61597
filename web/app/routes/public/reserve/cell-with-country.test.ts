import { expect, it } from 'vitest'
import { cellWithCountry } from './cell-with-country.ts'

const countries = 'ZASouth Africa (+27)\nNANamibia (+264)'

it.each([
  ['081 765 4321', 'NA', '081 765 4321, Namibia (+264)'],
  ['082 123 4567', 'ZA', '082 123 4567, South Africa (+27)'],
  ['+264 81 765 4321', 'ZA', '+264 81 765 4321'],
  ['00264 81 765 4321', 'ZA', '00264 81 765 4321'],
  ['081 765 4321', 'XX', '081 765 4321'],
])('%s of %s reads %s', (cell, country, text) => {
  expect(cellWithCountry(cell, country, countries)).toBe(text)
})
