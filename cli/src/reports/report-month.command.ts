import { formatRand } from '@camp/domain/formatting/rand.ts'
import { countsMoney, type ReportKind, type ReportUnit, reportKinds, reportShapes } from '@camp/domain/reports/report.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Command } from 'commander'
import { type Answer, report, type Stop, stop } from '../answer.ts'
import { type FileOptions, writtenReport } from '../billing/report-file.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { operator } from '../operator.ts'
import { calendarMonth } from '../option-values.ts'
import { refusalStop } from '../refusals.ts'

const summaries: Readonly<Record<ReportKind, string>> = {
  bookings: 'Bookings by the day on which they first counted, with their nights and value',
  occupancy: 'How many of the plots in use are booked, night by night',
  revenue: 'What came in and what went back, day by day, as the ledger has it',
  months: 'Arrivals, occupancy, value and average rate of twelve months',
  sites: 'Arrivals, nights, value and average rate by site',
  sources: 'Arrivals, nights, value and average rate by who took the booking',
  'lead-time': 'How many days before arrival people book',
  channels: 'Bookings made online, and those that staff took',
  cancellations: 'How many days before arrival bookings are cancelled',
  messages: 'What became of messages about bookings, by channel',
  searches: 'Words that found nothing, the most wanted first',
}

interface Options extends FileOptions {
  readonly org?: string
  readonly currency?: string
  readonly month?: Temporal.PlainYearMonth
}

/** One command for each report of a month. */
export function reportMonthCommands(cli: Cli): readonly Command[] {
  return reportKinds.map((kind) => reportCommand(cli, kind))
}

function reportCommand(cli: Cli, kind: ReportKind): Command {
  const command = campCommand({
    verb: kind,
    summary: summaries[kind],
    examples: [`report ${kind} --month 2026-12`, `report ${kind} --month 2026-12 --csv --out ${kind}.csv`],
  })
  if (!reportShapes[kind].isOfPlatform) command.option('--org <slug>', 'of one organisation')
  if (countsMoney(kind))
    command.option('--currency <code>', 'of the organisations that are paid in it; in rand when it is left out')
  return command
    .option('--month <month>', 'like 2026-12; this month when it is left out', calendarMonth)
    .option('--csv', 'as CSV', false)
    .option('--out <file>', 'write to a file')
    .option('--force', 'overwrite the file when it is there', false)
    .action((options: Options) => cli.act(() => showReport(cli, kind, options)))
}

async function showReport(cli: Cli, kind: ReportKind, options: Options): Promise<Answer> {
  const { org, month: wanted, currency: typed } = options
  if (org && typed) return stop('usage', 'An organisation is paid in one currency; leave out --currency or --org.')
  const { showPlatformReport, showOrganisationReport } = await cli.useCases()
  const asked = { actor: operator, kind, month: wanted?.toString() ?? null }
  const shown = org
    ? await showOrganisationReport.execute({ ...asked, orgSlug: org })
    : await showPlatformReport.execute({ ...asked, currency: typed ?? null })
  if (!shown.ok) {
    const { refusal } = shown
    return refusal.code === 'currency-unused' ? unusedCurrency(typed, refusal.currencies) : refusalStop(refusal, org ?? 'Reports')
  }
  const { month, currency, currencies, rows, totals } = shown.value
  const { label, measures } = reportShapes[kind]
  const shownReport = report({
    json: {
      month: month.toString(),
      ...(currency && { currency }),
      rows: rows.map((row) => ({ [label]: row.label, ...inJson(kind, row.values) })),
      totals: inJson(kind, totals),
    },
    tables: [
      {
        columns: [{ name: label }, ...measures.map(([name]) => ({ name, isNumber: true as const }))],
        rows: [...rows, { label: 'Total', values: totals }].map((row) => [row.label, ...texts(kind, row.values)]),
      },
    ],
    messages: [
      ...(rows.length === 0 ? [`Nothing to report in ${month}.`] : []),
      ...(currencies.length > 0
        ? [`Organisations that are paid in ${currency}; --currency takes ${currencies.join(', ')}.`]
        : []),
    ],
  })
  return writtenReport(cli, options, shownReport)
}

function unusedCurrency(typed: string | undefined, currencies: readonly string[]): Stop {
  const known = currencies.length > 0 ? ` They are paid in ${currencies.join(', ')}.` : ''
  return stop('usage', `--currency: no organisation is paid in ${typed}.${known}`)
}

function inJson(kind: ReportKind, values: readonly number[]) {
  return Object.fromEntries(
    reportShapes[kind].measures.map(([name, unit], position) => [name, (values[position] ?? 0) / (unit === 'money' ? 100 : 1)]),
  )
}

function texts(kind: ReportKind, values: readonly number[]): readonly string[] {
  return reportShapes[kind].measures.map(([, unit], position) => textOf(unit, values[position] ?? 0))
}

function textOf(unit: ReportUnit, value: number): string {
  if (unit === 'money') return formatRand(value)
  return unit === 'percent' ? `${value}%` : String(value)
}
