import type { RecordedLine } from '@camp/application/bank-statements/record-bank-lines.ts'
import type { MatchedLine } from '@camp/domain/bank-statements/match-statement.ts'
import { formatRand } from '@camp/domain/formatting/rand.ts'
import type { Command } from 'commander'
import { type Answer, report, stop } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { operator } from '../operator.ts'
import { organisationStop } from '../refusals.ts'

interface Options {
  readonly dryRun: boolean
}

const faults = {
  'statement-too-large': 'larger than 200 KB, or more than 1000 lines',
  'statement-too-wide': 'more than 100 columns',
  'statement-unreadable': 'not CSV',
  'columns-unknown': 'no line names a date and an amount, or money in',
} as const

export function importStatementCommand(cli: Cli): Command {
  return campCommand({
    verb: 'import',
    summary:
      'Record the payments of a bank statement whose reference and amount fit a booking; imported twice, it records nothing twice',
    examples: ['bank import kloofwater-camp statement.csv --dry-run', 'bank import kloofwater-camp statement.csv'],
  })
    .argument('<orgSlug>', 'the organisation')
    .argument('<file>', 'a CSV file of its bank, or - for standard input')
    .option('--dry-run', 'say what would be recorded, record nothing', false)
    .action((orgSlug: string, file: string, options: Options) =>
      cli.act(() => importStatement(cli, { orgSlug, file, ...options })),
    )
}

async function importStatement(
  cli: Cli,
  { orgSlug, file, dryRun }: Options & { readonly orgSlug: string; readonly file: string },
): Promise<Answer> {
  const text = await cli.door.readText(file)
  if (text === undefined) return stop('not-found', `${file}: there is no such file, or it may not be read.`)
  const { previewBankStatement, recordBankLines } = await cli.useCases()
  const shown = await previewBankStatement.execute({ actor: operator, orgSlug, text })
  if (!shown.ok) {
    const { code } = shown.refusal
    return code === 'not-found' || code === 'not-permitted'
      ? organisationStop({ code }, orgSlug)
      : stop('failed', `${file}: ${faults[code]}.`)
  }
  const { lines, unreadRows } = shown.value
  const chosen = lines.flatMap(({ identity, date, amount, match }) =>
    match.kind === 'matched'
      ? [{ identity, date, amount, idOrReference: match.booking.simpleReference, mayExceedBalance: false }]
      : [],
  )
  const recorded = dryRun ? null : await recordBankLines.execute({ actor: operator, orgSlug, lines: chosen })
  if (recorded && !recorded.ok) return organisationStop(recorded.refusal, orgSlug)
  return statementReport(lines, { unreadRows, outcomes: recorded?.value ?? null })
}

interface Done {
  readonly unreadRows: readonly number[]
  /** Null: nothing was to be recorded. */
  readonly outcomes: readonly RecordedLine[] | null
}

function statementReport(lines: readonly MatchedLine[], { unreadRows, outcomes }: Done): Answer {
  const rows = lines.map((line) => {
    const { row, date, text, amount, identity, match } = line
    const outcome = outcomes?.find((each) => each.identity === identity)?.outcome ?? outcomeOf(match)
    const reference = match.kind === 'matched' || match.kind === 'unsure' ? match.booking.simpleReference : null
    return { row, date: date.toString(), text, amount, reference, outcome }
  })
  const count = (outcome: string) => rows.filter((row) => row.outcome === outcome).length
  const said = outcomes === null ? `Nothing was recorded; ${count('matched')} would be.` : `${count('recorded')} recorded.`
  return report({
    json: { recordedAny: count('recorded') > 0, unreadRows, lines: rows.map((row) => ({ ...row, amount: row.amount.toRand() })) },
    tables: [
      {
        columns: [
          { name: 'Row' },
          { name: 'Date' },
          { name: 'Amount' },
          { name: 'Booking' },
          { name: 'Outcome' },
          { name: 'Text' },
        ],
        rows: rows.map(({ row, date, amount, reference, outcome, text }) => [
          String(row),
          date,
          formatRand(amount.cents),
          reference ?? '',
          outcome,
          text,
        ]),
      },
    ],
    messages: [
      said,
      ...(count('next-time') > 0 ? [`${count('next-time')} are left; import it again for the rest.`] : []),
      ...(unreadRows.length > 0 ? [`Rows that cannot be read: ${unreadRows.join(', ')}.`] : []),
      'What is unsure is recorded on the page Bank statement of the campsite, or by camp reservation pay.',
    ],
  })
}

function outcomeOf(match: MatchedLine['match']): string {
  if (match.kind === 'unsure') return match.doubt
  return match.kind === 'recorded' ? 'recorded-before' : match.kind
}
