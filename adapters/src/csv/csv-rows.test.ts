import { accepted, refused } from '@camp/domain/shared/result.ts'
import { expect, it } from 'vitest'
import { csvRows } from './csv-rows.ts'

it('counts the empty rows between others, and none that a spreadsheet leaves at the end', () => {
  expect(csvRows(`a;b\n;\nc;d\n${';\r\n'.repeat(50_000)}`, 3)).toEqual(
    accepted([
      ['a', 'b'],
      ['', ''],
      ['c', 'd'],
    ]),
  )
  expect(csvRows('a;b\n;\nc;d\n', 2)).toEqual(refused({ code: 'too-many-rows' }))
})

it('reads no further than the rows that are wanted: what follows may be broken', () => {
  expect(csvRows(`${'a;b\n'.repeat(4)}"open`, 3)).toEqual(refused({ code: 'too-many-rows' }))
  expect(csvRows(`${'a;b\n'.repeat(3)}"open`, 4)).toEqual(refused({ code: 'unreadable' }))
})

it('refuses more than a hundred columns in any row', () => {
  expect(csvRows(`a,b\n${','.repeat(98)}z`, 5)).toMatchObject({ ok: true })
  expect(csvRows(`a,b\n${','.repeat(100)}z`, 5)).toEqual(refused({ code: 'too-many-columns' }))
})

it('refuses a line that no file has', () => {
  expect(csvRows(`a,b\n${','.repeat(16_385)}z`, 5)).toEqual(refused({ code: 'unreadable' }))
})

it('looks at two thousand characters of a cell', () => {
  expect(csvRows(`a,${'x'.repeat(2_001)}`, 5)).toEqual(accepted([['a', 'x'.repeat(2_000)]]))
})
