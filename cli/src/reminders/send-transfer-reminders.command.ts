import { formatRand } from '@camp/domain/formatting/rand.ts'
import type { Command } from 'commander'
import { type Answer, campLine, report } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'

export function sendTransferRemindersCommand(cli: Cli): Command {
  return campCommand({
    verb: 'send-transfers',
    summary: 'Remind guests of deposits by transfer that are due tomorrow; safe to run twice, and on several machines at once',
    examples: ['reminder send-transfers --dry-run', 'reminder send-transfers --quiet'],
  })
    .option('--dry-run', 'list them, remind nobody', false)
    .action(({ dryRun }: { readonly dryRun: boolean }) => cli.act(() => sendTransferReminders(cli, dryRun)))
}

async function sendTransferReminders(cli: Cli, dryRun: boolean): Promise<Answer> {
  const { reminded } = await (await cli.useCases()).sendTransferReminders.execute({ dryRun })
  return report({
    json: {
      dryRun,
      reminded: reminded.map(({ id, simpleReference, deposit, due, releaseOn }) => ({
        id,
        simpleReference,
        deposit: deposit.toRand(),
        due: due.toString(),
        releaseOn: releaseOn?.toString() ?? null,
      })),
    },
    tables: [
      {
        columns: [{ name: 'Reference' }, { name: 'Due' }, { name: 'Deposit', isNumber: true }, { name: 'Release on' }],
        rows: reminded.map(({ simpleReference, due, deposit, releaseOn }) => [
          ...[simpleReference, due.toString(), formatRand(deposit.cents), releaseOn?.toString() ?? 'never'],
        ]),
      },
    ],
    messages: dryRun
      ? [`Would be reminded: ${reminded.length}. Nothing was changed.`]
      : [`Reminded: ${reminded.length}.`, ...(reminded.length > 0 ? [`Next: ${campLine('outbox send')}`] : [])],
  })
}
