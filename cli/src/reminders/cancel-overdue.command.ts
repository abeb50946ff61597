import { formatRand } from '@camp/domain/formatting/rand.ts'
import type { Command } from 'commander'
import { type Answer, campLine, report } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'

export function cancelOverdueCommand(cli: Cli): Command {
  return campCommand({
    verb: 'cancel-overdue',
    summary:
      'Cancel bookings whose balance is overdue by 3 days after two reminders, where the campsite chose it; safe to run twice',
    examples: ['reservation cancel-overdue --dry-run', 'reservation cancel-overdue --quiet'],
  })
    .option('--dry-run', 'list them, cancel none', false)
    .action(({ dryRun }: { readonly dryRun: boolean }) => cli.act(() => cancelOverdue(cli, dryRun)))
}

async function cancelOverdue(cli: Cli, dryRun: boolean): Promise<Answer> {
  const { cancelled } = await (await cli.useCases()).cancelOverdueReservations.execute({ dryRun })
  const [first] = cancelled
  return report({
    json: {
      dryRun,
      cancelled: cancelled.map(({ id, simpleReference, dueDate, balance, refundAmount }) => ({
        id,
        simpleReference,
        dueDate: dueDate.toString(),
        balance: balance.toRand(),
        refundAmount: refundAmount.toRand(),
      })),
    },
    tables: [
      {
        columns: [
          { name: 'Reference' },
          { name: 'Was due' },
          { name: 'Balance', isNumber: true },
          { name: 'Refund', isNumber: true },
        ],
        rows: cancelled.map(({ simpleReference, dueDate, balance, refundAmount }) => [
          ...[simpleReference, dueDate.toString(), formatRand(balance.cents), formatRand(refundAmount.cents)],
        ]),
      },
    ],
    messages: dryRun
      ? [`Would be cancelled: ${cancelled.length}. Nothing was changed.`]
      : [`Cancelled: ${cancelled.length}.`, ...(first ? [`Next: ${campLine(`reservation show ${first.simpleReference}`)}`] : [])],
  })
}
