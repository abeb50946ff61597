import type { Report } from '@camp/application/reports/show-report.ts'
import { reportShapes } from '@camp/domain/reports/report.ts'
import { csvFile } from '#app/formatting/csv-file.ts'
import type { FileColumn } from '#app/formatting/file-column.ts'
import { xlsxFile } from '#app/formatting/xlsx-file.server.ts'

type Row = Report['rows'][number]

/** A report as a file for spreadsheets, as the address ends; the last row is the sum. */
export async function reportFile(report: Report, { url }: Request): Promise<Response> {
  const { kind, month, rows, totals } = report
  const isExcel = new URL(url).pathname.endsWith('.xlsx')
  const [columns, all] = [columnsOf(report), [...rows, { label: 'total', values: totals }]]
  return new Response(isExcel ? await xlsxFile(kind, columns, all) : csvFile(columns, all), {
    headers: {
      'content-type': isExcel ? 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' : 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${kind}-${month}.${isExcel ? 'xlsx' : 'csv'}"`,
      'cache-control': 'no-store',
    },
  })
}

/** Labels as they are kept, money in rand, shares in percent. */
function columnsOf({ kind }: Report): readonly FileColumn<Row>[] {
  const { label, measures } = reportShapes[kind]
  return [
    [label, (row) => row.label],
    ...measures.map(
      ([name, unit], position): FileColumn<Row> => [
        name,
        ({ values }) => (values[position] ?? 0) / (unit === 'money' ? 100 : 1),
        unit === 'money' ? 'money' : undefined,
      ],
    ),
  ]
}
