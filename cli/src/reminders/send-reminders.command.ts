import { formatRand } from '@camp/domain/formatting/rand.ts'
import type { Command } from 'commander'
import { type Answer, campLine, report } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'

export function sendRemindersCommand(cli: Cli): Command {
  return campCommand({
    verb: 'send',
    summary: 'Remind guests of balances that are due in 7 and in 2 days; safe to run twice, and on several machines at once',
    examples: ['reminder send --dry-run', 'reminder send --quiet'],
  })
    .option('--dry-run', 'list them, remind nobody', false)
    .action(({ dryRun }: { readonly dryRun: boolean }) => cli.act(() => sendReminders(cli, dryRun)))
}

async function sendReminders(cli: Cli, dryRun: boolean): Promise<Answer> {
  const { reminded } = await (await cli.useCases()).sendPaymentReminders.execute({ dryRun })
  return report({
    json: {
      dryRun,
      reminded: reminded.map(({ id, simpleReference, dueDate, daysBefore, balance }) => ({
        id,
        simpleReference,
        dueDate: dueDate.toString(),
        daysBefore,
        balance: balance.toRand(),
      })),
    },
    tables: [
      {
        columns: [
          { name: 'Reference' },
          { name: 'Due' },
          { name: 'Days before', isNumber: true },
          { name: 'Balance', isNumber: true },
        ],
        rows: reminded.map(({ simpleReference, dueDate, daysBefore, balance }) => [
          ...[simpleReference, dueDate.toString(), String(daysBefore), formatRand(balance.cents)],
        ]),
      },
    ],
    messages: dryRun
      ? [`Would be reminded: ${reminded.length}. Nothing was changed.`]
      : [`Reminded: ${reminded.length}.`, ...(reminded.length > 0 ? [`Next: ${campLine('outbox send')}`] : [])],
  })
}
