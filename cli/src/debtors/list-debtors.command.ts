import type { Debtor } from '@camp/application/debtors/list-debtors.ts'
import { type DebtKind, debtKinds } from '@camp/domain/debtors/debt.ts'
import { formatRand } from '@camp/domain/formatting/rand.ts'
import { type Command, Option } from 'commander'
import { type Answer, report } from '../answer.ts'
import { type FileOptions, writtenReport } from '../billing/report-file.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { operator } from '../operator.ts'
import { organisationStop } from '../refusals.ts'

interface Options extends FileOptions {
  readonly kind?: DebtKind
}

export function listDebtorsCommand(cli: Cli): Command {
  return campCommand({
    verb: 'list',
    summary: 'Who owes a campsite money that is due: left owing, balance overdue, waiting for transfer',
    examples: ['debtor list kloofwater-camp', 'debtor list kloofwater-camp --kind left --csv --out debtors.csv'],
  })
    .argument('<orgSlug>', 'the organisation')
    .addOption(new Option('--kind <kind>', 'why they owe').choices(debtKinds))
    .option('--csv', 'as CSV', false)
    .option('--out <file>', 'write to a file')
    .option('--force', 'overwrite the file when it is there', false)
    .action((orgSlug: string, options: Options) => cli.act(() => listDebtors(cli, orgSlug, options)))
}

async function listDebtors(cli: Cli, orgSlug: string, options: Options): Promise<Answer> {
  const listing = { search: '', sort: 'days', isDescending: true, limit: null, offset: 0 } as const
  const asked = { actor: operator, orgSlug, kind: options.kind ?? null, ...listing }
  const listed = await (await cli.useCases()).listDebtors.execute(asked)
  if (!listed.ok) return organisationStop(listed.refusal, orgSlug)
  const { rows, amount, sums } = listed.value
  const shown = report({
    json: {
      rows: rows.map(inJson),
      amount: amount.toRand(),
      byAge: sums.map((sum) => ({ from: sum.age, count: sum.count, amount: sum.amount.toRand() })),
    },
    tables: [
      {
        columns: [
          ...[
            { name: 'Guest' },
            { name: 'Reference' },
            { name: 'Why' },
            { name: 'Will pay' },
            { name: 'Checked out by' },
            { name: 'Due' },
          ],
          ...[
            { name: 'Days', isNumber: true as const },
            { name: 'Due now', isNumber: true as const },
          ],
        ],
        rows: rows.map(({ guestName, simpleReference, kind, owedBy, letGoBy, due, days, amount: owed }) => [
          ...[guestName ?? '', simpleReference, kind, owedBy ?? '', letGoBy ?? '', due.toString()],
          ...[String(days), formatRand(owed.cents)],
        ]),
      },
    ],
    messages: [`Due: ${formatRand(amount.cents)}. Bookings: ${rows.length}.`],
  })
  return writtenReport(cli, options, shown)
}

function inJson({ id, simpleReference, guestName, kind, owedBy, letGoBy, due, days, amount, balance }: Debtor) {
  return {
    id,
    simpleReference,
    guestName,
    kind,
    owedBy,
    letGoBy,
    due: due.toString(),
    days,
    amount: amount.toRand(),
    balance: balance.toRand(),
  }
}
