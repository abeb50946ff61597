import type { Report } from '@camp/application/reports/show-report.ts'
import { othersLabel, reportShapes } from '@camp/domain/reports/report.ts'
import { csvFile } from '#app/formatting/csv-file.ts'
import type { FileColumn } from '#app/formatting/file-column.ts'
import { xlsxFile } from '#app/formatting/xlsx-file.server.ts'
import type { PageLanguage } from '#app/wording/page-languages.ts'
import { textIn } from '#app/wording/use-text.ts'
import { measureTitles } from './report-in-words.server.ts'

type Row = Report['rows'][number]

/** A report as a file for spreadsheets, as the address ends; the last row is the sum. */
export async function reportFileResponse(report: Report, { url }: Request, language: PageLanguage): Promise<Response> {
  const { kind, month, currency, currencies, rows, totals } = report
  const name = [kind, month, ...(currencies.length > 0 && currency ? [currency] : [])].join('-')
  const isExcel = new URL(url).pathname.endsWith('.xlsx')
  const [columns, all] = [columnsOf(report, language), [...rows, { label: 'total', values: totals }]]
  return new Response(isExcel ? await xlsxFile(kind, columns, all) : csvFile(columns, all), {
    headers: {
      'content-type': isExcel ? 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' : 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.${isExcel ? 'xlsx' : 'csv'}"`,
      'cache-control': 'no-store',
    },
  })
}

/** Headings as people read them, labels as they are kept, money in rand, shares in percent. */
function columnsOf(report: Report, language: PageLanguage): readonly FileColumn<Row>[] {
  const t = textIn(language, 'reports')
  const { label, measures } = reportShapes[report.kind]
  const titles = measureTitles(report, t)
  return [
    [t(`label_${label}`), (row) => (row.label === othersLabel ? t('others') : row.label)],
    ...measures.map(
      ([name, unit], position): FileColumn<Row> => [
        titles[position] ?? name,
        ({ values }) => (values[position] ?? 0) / (unit === 'money' ? 100 : 1),
        unit === 'money' ? 'money' : undefined,
      ],
    ),
  ]
}
