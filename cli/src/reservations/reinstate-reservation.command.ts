import type { Command } from 'commander'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { operator } from '../operator.ts'
import { deskAnswer } from './desk-answer.ts'

interface Options {
  readonly notify: boolean
  readonly dryRun: boolean
}

export function reinstateCommand(cli: Cli): Command {
  return campCommand({
    verb: 'reinstate',
    summary: 'Reinstate a cancelled or no-show booking while its plots are free',
    examples: ['reservation reinstate 482-913-107 --dry-run', 'reservation reinstate 482-913-107 --no-notify'],
  })
    .argument('[id|reference]', 'the reservation')
    .option('--no-notify', 'the guest is not told')
    .option('--dry-run', 'say what would change, change nothing', false)
    .action((wanted: string | undefined, { notify, dryRun }: Options) =>
      cli.act(() =>
        deskAnswer(cli, wanted, {
          done: 'stands again',
          dryRun,
          act: async (idOrReference) => {
            const { reinstateBooking } = await cli.useCases()
            return reinstateBooking.execute({ actor: operator, idOrReference, dryRun, notifiesGuest: notify })
          },
        }),
      ),
    )
}
