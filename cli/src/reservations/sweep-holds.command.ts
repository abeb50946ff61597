import type { Command } from 'commander'
import { type Answer, campLine, report } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { momentInJson, momentText } from '../terminal/moment-text.ts'

export function sweepHoldsCommand(cli: Cli): Command {
  return campCommand({
    verb: 'sweep',
    summary: 'Free the plots of holds and requests that ran out of time; safe to run twice, and on several machines at once',
    examples: ['hold sweep --dry-run', 'hold sweep --quiet'],
  })
    .option('--dry-run', 'list them, release none', false)
    .action(({ dryRun }: { readonly dryRun: boolean }) => cli.act(() => sweepHolds(cli, dryRun)))
}

async function sweepHolds(cli: Cli, dryRun: boolean): Promise<Answer> {
  const { expired } = await (await cli.useCases()).sweepHolds.execute({ dryRun })
  const columns = [{ name: 'Reference' }, { name: 'Was' }, { name: 'Expired' }]
  return report({
    json: {
      dryRun,
      expired: expired.map(({ id, simpleReference, status, expiryDate }) => ({
        id,
        simpleReference,
        status,
        expiryDate: momentInJson(expiryDate),
      })),
    },
    tables: [
      {
        columns,
        rows: expired.map(({ simpleReference, status, expiryDate }) => [simpleReference, status, momentText(expiryDate)]),
      },
    ],
    messages: dryRun
      ? [`Would be released: ${expired.length}. Nothing was changed.`]
      : [`Released: ${expired.length}.`, ...(expired.length > 0 ? [`Next: ${campLine('outbox send')}`] : [])],
  })
}
