import { reportFigures } from '@camp/domain/reports/report.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { beforeAll, expect, it } from 'vitest'
import { loadAllWords } from '#app/wording/wording-store.ts'
import { reportInWords } from './report-in-words.server.ts'

beforeAll(() => loadAllWords('en'))

const ofAll = { kind: 'months', currency: 'ZAR', currencies: [] } as const

it('draws each of the twelve months', () => {
  const month = Temporal.PlainYearMonth.from('2026-11')
  const found = Array.from({ length: 12 }, (_, before) => {
    return { label: month.subtract({ months: 11 - before }).toString(), values: [1, before, 450, before * 50_000] }
  })

  const { chart, rows } = reportInWords({ ...ofAll, month, ...reportFigures('months', found) }, 'en')

  expect(chart.match(/<rect/g)).toHaveLength(12)
  expect(chart).toContain('<title>Nov: 2%</title>')
  expect(rows.at(-1)).toEqual({
    key: '2026-11',
    name: 'November 2026',
    cells: ['1', '11', '450', '2%', 'R5500.00', 'R500.00'],
  })
})

it('says the currency of an amount where campsites are paid in several', () => {
  const month = Temporal.PlainYearMonth.from('2026-11')
  const of = (currencies: readonly string[]) =>
    reportInWords({ ...ofAll, kind: 'lead-time', month, currencies, ...reportFigures('lead-time', []) }, 'en')

  expect([of([]).columns, of([]).currency]).toEqual([['Bookings', 'Value'], null])
  expect([of(['NAD', 'ZAR']).columns, of(['NAD', 'ZAR']).currency]).toEqual([['Bookings', 'Value (ZAR)'], 'ZAR'])
})
