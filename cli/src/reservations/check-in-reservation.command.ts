import type { Command } from 'commander'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { operator } from '../operator.ts'
import { deskAnswer } from './desk-answer.ts'

interface Options {
  readonly anyway: boolean
  readonly undo: boolean
  readonly dryRun: boolean
}

export function checkInCommand(cli: Cli): Command {
  return campCommand({
    verb: 'check-in',
    summary: 'Check guests in',
    examples: ['reservation check-in 482-913-107', 'reservation check-in 482-913-107 --undo'],
  })
    .argument('[id|reference]', 'the reservation')
    .option('--anyway', 'also while others have not left the plot, or money is owing', false)
    .option('--undo', 'they are not there after all', false)
    .option('--dry-run', 'say what would change, change nothing', false)
    .action((wanted: string | undefined, options: Options) =>
      cli.act(() =>
        deskAnswer(cli, wanted, {
          done: options.undo ? 'is not checked in any more' : 'is checked in',
          dryRun: options.dryRun,
          act: async (idOrReference) => {
            const { checkIn, undoCheckIn } = await cli.useCases()
            const command = { actor: operator, idOrReference, dryRun: options.dryRun }
            return options.undo ? undoCheckIn.execute(command) : checkIn.execute({ ...command, isCertain: options.anyway })
          },
        }),
      ),
    )
}
