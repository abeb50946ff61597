import { formatRand } from '@camp/domain/formatting/rand.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Command } from 'commander'
import { type Answer, report, stop } from '../answer.ts'
import { type FileOptions, writtenReport } from '../billing/report-file.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { operator } from '../operator.ts'
import { calendarDate } from '../option-values.ts'
import { organisationStop } from '../refusals.ts'

interface Options extends FileOptions {
  readonly from?: Temporal.PlainDate
  readonly to?: Temporal.PlainDate
}

export function listCashUpsCommand(cli: Cli): Command {
  return campCommand({
    verb: 'list',
    summary: 'The till of a campsite by day, method and person',
    examples: ['cash-up list kloofwater-camp --from 2026-12-01', 'cash-up list kloofwater-camp --csv --out till.csv'],
  })
    .argument('<orgSlug>', 'the organisation')
    .option('--from <date>', 'the first day', calendarDate)
    .option('--to <date>', 'the last day', calendarDate)
    .option('--csv', 'as CSV', false)
    .option('--out <file>', 'write to a file')
    .option('--force', 'overwrite the file when it is there', false)
    .action((orgSlug: string, options: Options) => cli.act(() => listCashUps(cli, orgSlug, options)))
}

async function listCashUps(cli: Cli, orgSlug: string, options: Options): Promise<Answer> {
  const { from = null, to = null } = options
  if (from && to && Temporal.PlainDate.compare(to, from) < 0)
    return stop('usage', `--to must not be before --from, got ${from} to ${to}`)
  const listing = { search: '', sort: 'day', isDescending: true, limit: null, offset: 0 } as const
  const listed = await (await cli.useCases()).listTill.execute({ actor: operator, orgSlug, from, to, ...listing })
  if (!listed.ok) return organisationStop(listed.refusal, orgSlug)
  const { rows, taken, returned } = listed.value
  const shown = report({
    json: {
      rows: rows.map((row) => ({
        day: row.day.toString(),
        method: row.method,
        by: row.byName ?? row.by,
        state: row.state,
        taken: row.taken.toRand(),
        returned: row.returned.toRand(),
      })),
      taken: taken.toRand(),
      returned: returned.toRand(),
    },
    tables: [
      {
        columns: [
          ...[{ name: 'Day' }, { name: 'Method' }, { name: 'Person' }, { name: 'State' }],
          ...[
            { name: 'Taken', isNumber: true as const },
            { name: 'Given back', isNumber: true as const },
          ],
        ],
        rows: rows.map((row) => [
          ...[row.day.toString(), row.method, row.byName ?? row.by, row.state],
          ...[formatRand(row.taken.cents), formatRand(row.returned.cents)],
        ]),
      },
    ],
    messages: [`Expected: ${formatRand(taken.minus(returned).cents)}.`],
  })
  return writtenReport(cli, options, shown)
}
