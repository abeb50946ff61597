import type { Report } from '@camp/application/reports/show-report.ts'
import { dayText, monthAndYear } from '@camp/domain/formatting/date-texts.ts'
import { formatRand } from '@camp/domain/formatting/rand.ts'
import { daysAheadFrom, othersLabel, type ReportLabel, type ReportUnit, reportShapes } from '@camp/domain/reports/report.ts'
import type { Translator } from '#app/wording/catalogue.ts'
import type { PageLanguage } from '#app/wording/page-languages.ts'
import { textIn } from '#app/wording/use-text.ts'
import { barChart } from './bar-chart.server.tsx'
import { type Bar, columnChart } from './column-chart.server.tsx'

export type ReportInWords = ReturnType<typeof reportInWords>

const mostBars = 10

/** What the page of a report shows, worked out on the server with its picture. */
export function reportInWords({ kind, month, currency, currencies, rows, totals }: Report, language: PageLanguage) {
  const t = textIn(language, 'reports')
  const { label, measures } = reportShapes[kind]
  const period = monthAndYear(`${month}-01`, language)
  const cells = (values: readonly number[]) => measures.map(([, unit], column) => valueText(t, unit, values[column] ?? 0))
  const named = rows.map(({ label: key, values }) => ({ key, values, name: labelText(t, label, key, language) }))
  return {
    kind,
    month: month.toString(),
    monthBefore: month.subtract({ months: 1 }).toString(),
    monthAfter: month.add({ months: 1 }).toString(),
    period,
    /** Said only where there are several. */
    currency: currencies.length > 0 ? currency : null,
    currencies,
    isEmpty: rows.every(({ values }) => values.every((value) => value === 0)),
    caption: t('table', { report: t(kind), period }),
    chart: chartOf(t, { kind, period, named }),
    first: t(`label_${label}`),
    columns: measureTitles({ kind, currency, currencies }, t),
    rows: named.map(({ key, name, values }) => ({ key, name, cells: cells(values) })),
    totals: cells(totals),
  }
}

type Words = Translator<'reports'>

/** Of several currencies an amount says its own. */
export function measureTitles({ kind, currency, currencies }: Pick<Report, 'kind' | 'currency' | 'currencies'>, t: Words) {
  return reportShapes[kind].measures.map(([name, unit]) => {
    const title = t(`measure_${name}`)
    return unit === 'money' && currency && currencies.length > 0 ? t('measureIn', { measure: title, currency }) : title
  })
}

interface Drawn {
  readonly kind: Report['kind']
  readonly period: string
  readonly named: readonly { readonly key: string; readonly name: string; readonly values: readonly number[] }[]
}

/** Days and months as columns, everything else by its name; of many names the first. */
function chartOf(t: Words, { kind, period, named }: Drawn): string {
  const { label, measures, drawn } = reportShapes[kind]
  const [measure, unit] = measures[drawn] ?? measures[0]
  const title = t('chart', { report: t(kind), measure: t(`measure_${measure}`), period })
  const bars = named.map(
    ({ key, name, values }): Bar => ({
      key,
      label: label === 'day' ? String(Number(key.slice(8))) : label === 'month' ? name.slice(0, 3) : name,
      value: values[drawn] ?? 0,
      text: valueText(t, unit, values[drawn] ?? 0),
    }),
  )
  if (label === 'day' || label === 'month') return columnChart({ title, bars, axisText: (value) => axisText(t, unit, value) })
  return barChart({ title, bars: bars.slice(0, mostBars) })
}

function axisText(t: Words, unit: ReportUnit, value: number): string {
  if (unit === 'count' && !Number.isInteger(value)) return ''
  return unit === 'money' ? formatRand(value).replace(/\.00$/, '') : valueText(t, unit, value)
}

function valueText(t: Words, unit: ReportUnit, value: number): string {
  if (unit === 'money') return formatRand(value)
  return unit === 'percent' ? t('percent', { value }) : String(value)
}

function labelText(t: Words, label: ReportLabel, text: string, language: PageLanguage): string {
  switch (label) {
    case 'day':
      return dayText(text, language)
    case 'daysAhead': {
      const after = daysAheadFrom[daysAheadFrom.findIndex((from) => String(from) === text) + 1]
      return after === undefined ? t('daysFrom', { from: text }) : t('daysTo', { from: text, to: after - 1 })
    }
    case 'channel':
      return t(text === 'offline' ? 'channel_offline' : 'channel_online')
    case 'messageChannel':
      return t(text === 'email' ? 'channel_email' : text === 'sms' ? 'channel_sms' : 'channel_app')
    case 'month':
      return monthAndYear(`${text}-01`, language)
    case 'site':
    case 'term':
      return text === othersLabel ? t('others') : text
  }
}
