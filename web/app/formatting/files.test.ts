import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { csvFile } from './csv-file.ts'
import type { FileColumn } from './file-column.ts'
import { xlsxFile } from './xlsx-file.server.ts'

interface Row {
  readonly name: string
  readonly owed: number | null
  readonly on: string | null
}

const columns: readonly FileColumn<Row>[] = [
  ['Name', ({ name }) => name],
  ['Owed', ({ owed }) => owed, 'money'],
  ['On', ({ on }) => on, 'date'],
]
const rows: readonly Row[] = [
  { name: '=SUM(A1) \u0001& <b>\u{1F3D5}', owed: -12.5, on: '2026-12-24' },
  { name: 'Aloe, "Kamp"', owed: null, on: null },
]

async function sheetOf(name: string) {
  const files = unzipSync(await xlsxFile(name, columns, rows))
  const text = (path: string) => strFromU8(files[path] ?? new Uint8Array())
  return { sheet: text('xl/worksheets/sheet1.xml'), book: text('xl/workbook.xml'), texts: text('xl/sharedStrings.xml'), files }
}

describe('a file of a list', () => {
  it('as CSV keeps texts texts and money money', () => {
    expect(csvFile(columns, rows)).toBe(
      '\uFEFFName,Owed,On\r\n\'=SUM(A1) \u0001& <b>\u{1F3D5},-12.50,2026-12-24\r\n"Aloe, ""Kamp""",,\r\n',
    )
  })

  it('as CSV is no formula for a spreadsheet that parts its cells at semicolons or lines', () => {
    const name = 'Zanele;=1+1\n=2+2'

    expect(csvFile(columns, [{ name, owed: 1, on: null }])).toContain(`"Zanele;'=1+1\n'=2+2",1.00,`)
  })

  it('as a workbook holds texts as texts, numbers as numbers and days as days', async () => {
    const { sheet, texts } = await sheetOf('Owed')

    expect(texts + sheet).toContain('=SUM(A1) &amp; &lt;b&gt;\u{1F3D5}')
    expect(sheet).not.toContain('<f>')
    expect(sheet).toMatch(/<v>-12\.5<\/v>/)
    expect(sheet).toMatch(/<v>46380<\/v>/)
  })

  it('has a sheet whose name Excel takes, whatever the list is called', async () => {
    const { book } = await sheetOf("What's owed: [all]/* of the very many campsites?")

    expect(book).toMatch(/name="What s owed {3}all {3}of the very"|name="What s owed[^"]{1,31}"/)
  })
})
