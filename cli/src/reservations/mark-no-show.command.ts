import type { Command } from 'commander'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { operator } from '../operator.ts'
import { deskAnswer } from './desk-answer.ts'

interface Options {
  readonly notify: boolean
  readonly dryRun: boolean
}

export function noShowCommand(cli: Cli): Command {
  return campCommand({
    verb: 'no-show',
    summary: 'Mark guests as a no-show; their nights are free again',
    examples: ['reservation no-show 482-913-107 --dry-run', 'reservation no-show 482-913-107 --no-notify'],
  })
    .argument('[id|reference]', 'the reservation')
    .option('--no-notify', 'the guest is not told')
    .option('--dry-run', 'say what would change, change nothing', false)
    .action((wanted: string | undefined, options: Options) =>
      cli.act(() =>
        deskAnswer(cli, wanted, {
          done: 'is a no-show',
          dryRun: options.dryRun,
          act: async (idOrReference) => {
            const { markNoShow } = await cli.useCases()
            return markNoShow.execute({ actor: operator, idOrReference, dryRun: options.dryRun, notifiesGuest: options.notify })
          },
        }),
      ),
    )
}
