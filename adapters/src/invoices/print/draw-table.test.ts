import PDFDocument from 'pdfkit'
import { describe, expect, it } from 'vitest'
import { drawTable } from './draw-table.ts'
import type { SheetTable } from './sheet.ts'

const columns = [
  { title: 'What', share: 6 },
  { title: 'Amount', share: 2, isNumber: true },
]

const plots = (count: number): SheetTable => ({
  columns,
  rows: Array.from({ length: count }, (_, index) => [
    { text: `Stand ${index + 1}`, fine: ['2 adults, 2 children (7, 11)', 'Discount applied: Midweek special'] },
    'R3310.00',
  ]),
  sums: [
    { label: 'Without VAT', value: 'R2878.26' },
    { label: 'VAT 15 %', value: 'R431.74' },
    { label: 'With VAT', value: 'R3310.00', isStrong: true },
  ],
})

/** What stands on each page, in the order in which it was written. */
function pagesOf(table: SheetTable, from: number): readonly (readonly string[])[] {
  const pdf = new PDFDocument({ size: 'A4', margin: 48, bufferPages: true })
  pdf.registerFont('regular', 'Helvetica').registerFont('bold', 'Helvetica-Bold')
  const pages: string[][] = []
  const text = pdf.text.bind(pdf)
  pdf.text = ((written: string, x: number, y: number, options: object) => {
    const page = pdf.bufferedPageRange().count - 1
    pages[page] = [...(pages[page] ?? []), written]
    return text(written, x, y, options)
  }) as typeof pdf.text
  pdf.y = from
  drawTable(pdf, table)
  pdf.end()
  return pages.map((page) => page.filter((written) => !/adults|Midweek|^R/.test(written)))
}

describe('a table over several pages', () => {
  it('of ten plots has its sums with the last of them, under the titles of the columns', () => {
    expect(pagesOf(plots(10), 330)).toEqual([
      ['What', 'Amount', ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `Stand ${number}`)],
      ['What', 'Amount', 'Stand 10', 'Without VAT', 'VAT 15 %', 'With VAT'],
    ])
  })

  it('never leaves its sums alone, however long it is and wherever it begins', () => {
    for (const count of [1, 5, 6, 7, 8, 9, 10, 11, 12, 25, 26]) {
      for (const from of [48, 330, 500]) {
        const last = pagesOf(plots(count), from).at(-1) ?? []

        expect([count, from, last.slice(0, 2)]).toEqual([count, from, ['What', 'Amount']])
        expect([count, from, last.slice(-4)]).toEqual([count, from, [`Stand ${count}`, 'Without VAT', 'VAT 15 %', 'With VAT']])
      }
    }
  })
})
