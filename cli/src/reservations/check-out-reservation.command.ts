import type { Settlement } from '@camp/application/desk/check-out.ts'
import { type Command, Option } from 'commander'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { operator } from '../operator.ts'
import { deskAnswer } from './desk-answer.ts'

interface Options {
  readonly paid?: 'cash' | 'card-machine'
  readonly sendLink: boolean
  readonly owing?: string
  readonly undo: boolean
  readonly dryRun: boolean
}

export function checkOutCommand(cli: Cli): Command {
  return campCommand({
    verb: 'check-out',
    summary: 'Check guests out, which completes the stay',
    examples: [
      'reservation check-out 482-913-107',
      'reservation check-out 482-913-107 --paid cash',
      'reservation check-out 482-913-107 --undo',
    ],
  })
    .argument('[id|reference]', 'the reservation')
    .addOption(new Option('--paid <method>', 'what was owing was taken just now').choices(['cash', 'card-machine']))
    .option('--send-link', 'the guest gets a message with the way to pay what is owing', false)
    .option('--owing <name>', 'who will pay what is owing')
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
            if (options.undo) return undoCheckOut.execute(command)
            return checkOut.execute({ ...command, settlement: settlementOf(options) })
          },
        }),
      ),
    )
}

function settlementOf({ paid, sendLink, owing }: Options): Settlement | null {
  if (paid) return { kind: 'paid', method: paid }
  if (sendLink) return { kind: 'link' }
  return owing === undefined ? null : { kind: 'owing', name: owing }
}
