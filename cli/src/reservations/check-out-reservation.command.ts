import type { Command } from 'commander'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { operator } from '../operator.ts'
import { deskAnswer } from './desk-answer.ts'

interface Options {
  readonly undo: boolean
  readonly dryRun: boolean
}

export function checkOutCommand(cli: Cli): Command {
  return campCommand({
    verb: 'check-out',
    summary: 'Note that the guests have left, which completes the stay',
    examples: ['reservation check-out 482-913-107', 'reservation check-out 482-913-107 --undo'],
  })
    .argument('[id|reference]', 'the reservation')
    .option('--undo', 'on the same day: they have not left after all', false)
    .option('--dry-run', 'say what would change, change nothing', false)
    .action((wanted: string | undefined, options: Options) =>
      cli.act(() =>
        deskAnswer(cli, wanted, {
          done: options.undo ? 'is not checked out any more' : 'is checked out',
          dryRun: options.dryRun,
          act: async (idOrReference) => {
            const { checkOut, undoCheckOut } = await cli.useCases()
            const command = { actor: operator, idOrReference, dryRun: options.dryRun }
            return options.undo ? undoCheckOut.execute(command) : checkOut.execute(command)
          },
        }),
      ),
    )
}
