import { expect, it } from 'vitest'
import { type GridRow, withTyped } from './grid-rows.ts'

const cells = [
  { cell: 'rateOffPeak', field: 'rateOffPeak.a', was: '950.00', typed: '950.00' },
  { cell: 'ratePeak', field: 'ratePeak.a', was: '1200.00', typed: '1200.00' },
]
const row = {
  id: 'a',
  name: 'Stand 1',
  siteName: 'River',
  isActive: true,
  tiers: 0,
  supplement: null,
  cells,
} as unknown as GridRow

const cellsOf = (typed: Parameters<typeof withTyped>[1]) =>
  withTyped([row], typed).flatMap((each) => each.cells.map(({ was, typed: text }) => [was, text]))

it('comes back with what was typed beside what it was shown with, so that a later change of somebody else is seen', () => {
  expect(cellsOf({ typed: { 'rateOffPeak.a': '1,24' }, shown: { 'rateOffPeak.a': '900.00' } })).toEqual([
    ['900.00', '1,24'],
    ['1200.00', '1200.00'],
  ])
})

it('stands beside what is stored once it was said that it has changed', () => {
  expect(cellsOf({ typed: { 'rateOffPeak.a': '980.00' }, shown: {} })).toEqual([
    ['950.00', '980.00'],
    ['1200.00', '1200.00'],
  ])
})
