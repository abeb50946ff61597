import { largestTakeover, mostTakeoverRows } from '@camp/application/booking-takeover/table-reader.ts'
import { refused } from '@camp/domain/shared/result.ts'
import { expect, it } from 'vitest'
import { CsvTableReader } from './csv-table-reader.ts'

const read = (text: string) => new CsvTableReader().read(text)

it('has the headings of the first line and the cells of every other that holds any', () => {
  expect(read('\ufeffRoom;Guest\n\nStand 1;"Mokoena; Thandi"\n;\n')).toMatchObject({
    value: { headings: ['Room', 'Guest'], rows: [{ row: 3, cells: ['Stand 1', 'Mokoena; Thandi'] }] },
  })
})

it('refuses what is no table, and more than one transaction takes', () => {
  expect(read('Dear owner')).toEqual(refused({ code: 'table-unreadable' }))
  expect(read('a,b\n"open')).toEqual(refused({ code: 'table-unreadable' }))
  expect(read(`a,b\n${'1,2\n'.repeat(mostTakeoverRows + 1)}`)).toEqual(refused({ code: 'table-too-large' }))
  expect(read('x'.repeat(largestTakeover + 1))).toEqual(refused({ code: 'table-too-large' }))
})
