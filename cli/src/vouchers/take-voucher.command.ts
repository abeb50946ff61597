import type { Command } from 'commander'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { operator } from '../operator.ts'
import { deskAnswer } from '../reservations/desk-answer.ts'

interface Options {
  readonly code: string
  readonly notify: boolean
  readonly dryRun: boolean
}

export function takeVoucherCommand(cli: Cli): Command {
  return campCommand({
    verb: 'take-voucher',
    summary: 'Pay what is owing on a reservation with a voucher of its campsite',
    examples: [
      'reservation take-voucher 482-913-107 --code K7QM-2XWD-9RTA --dry-run',
      'reservation take-voucher 482-913-107 --code k7qm2xwd9rta',
    ],
  })
    .argument('[id|reference]', 'the reservation')
    .requiredOption('--code <code>', 'of the voucher; small letters and no dashes are fine')
    .option('--no-notify', 'the guest is not told')
    .option('--dry-run', 'say what would change, change nothing', false)
    .action((wanted: string | undefined, { code, notify, dryRun }: Options) =>
      cli.act(() =>
        deskAnswer(cli, wanted, {
          done: 'has the voucher',
          dryRun,
          act: async (idOrReference) => {
            const { takeVoucher } = await cli.useCases()
            return takeVoucher.execute({ actor: operator, idOrReference, code, notifiesGuest: notify, dryRun })
          },
        }),
      ),
    )
}
