import { formatRand } from '@camp/domain/formatting/rand.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { platformDay } from '@camp/domain/shared/platform-zone.ts'
import type { Command } from 'commander'
import { type Answer, type Report, report, stop } from '../answer.ts'
import { type FileOptions, writtenReport } from '../billing/report-file.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { operator } from '../operator.ts'
import { writtenFile } from '../written-file.ts'
import { payoutInJson } from './payout-table.ts'

export function payoutStatementCommand(cli: Cli): Command {
  return campCommand({
    verb: 'statement',
    summary: 'What a payout is made of; its lines add up to the amount on the bank statement',
    examples: ['payout statement CAMP-1-1', 'payout statement CAMP-1-1 --csv', 'payout statement CAMP-1-1 --out CAMP-1-1.pdf'],
  })
    .argument('<reference>', 'the payout')
    .option('--csv', 'as CSV', false)
    .option('--out <file>', 'write to a file: PDF where its name ends in .pdf')
    .option('--force', 'overwrite the file when it is there', false)
    .action((reference: string, options: FileOptions) => cli.act(() => payoutStatement(cli, reference, options)))
}

async function payoutStatement(cli: Cli, payoutId: string, options: FileOptions): Promise<Answer> {
  const asked = { actor: operator, organisationId: null, payoutId }
  const { showPayoutStatement, printPayoutStatement } = await cli.useCases()
  const shown = await showPayoutStatement.execute(asked)
  if (!shown.ok) return stop('not-found', `${payoutId}: there is no such payout.`)
  const { out, force } = options
  if (!out?.endsWith('.pdf')) return writtenReport(cli, options, reportOf(shown.value))
  const printed = await printPayoutStatement.execute(asked)
  if (!printed.ok) return stop('not-found', `${payoutId}: there is no such payout.`)
  return writtenFile(cli, { file: out, content: printed.value.content, force })
}

type Shown = Extract<
  Awaited<ReturnType<Awaited<ReturnType<Cli['useCases']>>['showPayoutStatement']['execute']>>,
  { readonly ok: true }
>['value']

function reportOf({ payout, lines }: Shown): Report {
  const columns = ['Date', 'What', 'Booking', 'Amount'].map((name) =>
    name === 'Amount' ? { name, isNumber: true as const } : { name },
  )
  const total = Money.sum(
    lines.map(({ amount }) => amount),
    payout.amount.currency,
  )
  const rows = lines.map(({ at, kind, reference, amount }) => [dayOf(at), kind, reference ?? '', randOf(amount)])
  return report({
    json: {
      payout: payoutInJson(payout),
      lines: lines.map(({ at, kind, reference, amount }) => ({
        at: at.toString(),
        kind,
        booking: reference,
        amount: amount.toRand(),
      })),
    },
    tables: [{ columns, rows: lines.length === 0 ? [] : [...rows, ['', 'paid-out', payout.bankReference ?? '', randOf(total)]] }],
    messages: lines.length === 0 ? ['It came back from the bank; its lines are due again.'] : [],
  })
}

function randOf({ cents }: Money): string {
  return formatRand(cents)
}

function dayOf(at: Shown['lines'][number]['at']): string {
  return platformDay(at).toString()
}
