import type { Command } from 'commander'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { operator } from '../operator.ts'
import { deskAnswer } from './desk-answer.ts'

interface Options {
  readonly note?: string
  readonly undo: boolean
  readonly dryRun: boolean
}

export function writeOffCommand(cli: Cli): Command {
  return campCommand({
    verb: 'write-off',
    summary: 'Ask no more for what guests owe who are gone',
    examples: ['reservation write-off 482-913-107 --note "Moved away, no address"', 'reservation write-off 482-913-107 --undo'],
  })
    .argument('[id|reference]', 'the reservation')
    .option('--note <text>', 'why; for the staff alone')
    .option('--undo', 'it is owed again', false)
    .option('--dry-run', 'say what would change, change nothing', false)
    .action((wanted: string | undefined, options: Options) =>
      cli.act(() =>
        deskAnswer(cli, wanted, {
          done: options.undo ? 'is owed again' : 'is written off',
          dryRun: options.dryRun,
          act: async (idOrReference) => {
            const { writeOffBalance, undoWriteOff } = await cli.useCases()
            const command = { actor: operator, idOrReference, dryRun: options.dryRun }
            if (options.undo) return undoWriteOff.execute(command)
            return writeOffBalance.execute({ ...command, note: options.note ?? '' })
          },
        }),
      ),
    )
}
