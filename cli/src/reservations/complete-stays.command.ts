import type { Command } from 'commander'
import { type Answer, campLine, report } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'

export function completeStaysCommand(cli: Cli): Command {
  return campCommand({
    verb: 'complete',
    summary: 'Complete the stays whose guests have left; safe to run twice, and on several machines at once',
    examples: ['stay complete --dry-run', 'stay complete --quiet'],
  })
    .option('--dry-run', 'list them, complete none', false)
    .action(({ dryRun }: { readonly dryRun: boolean }) => cli.act(() => completeStays(cli, dryRun)))
}

async function completeStays(cli: Cli, dryRun: boolean): Promise<Answer> {
  const { completed } = await (await cli.useCases()).completeStays.execute({ dryRun })
  const [first] = completed
  return report({
    json: { dryRun, completed: completed.map(({ id }) => id) },
    tables: [{ columns: [{ name: 'Reservation' }], rows: completed.map(({ simpleReference }) => [simpleReference]) }],
    messages: dryRun
      ? [`Would be completed: ${completed.length}. Nothing was changed.`]
      : [`Completed: ${completed.length}.`, ...(first ? [`Next: ${campLine(`reservation show ${first.simpleReference}`)}`] : [])],
  })
}
