import { type OfflinePaymentMethod, offlinePaymentMethods } from '@camp/domain/payments/offline-payment.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { type Command, Option } from 'commander'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { operator } from '../operator.ts'
import { amountInRand, calendarDate } from '../option-values.ts'
import { deskAnswer } from './desk-answer.ts'

interface Options {
  readonly amount: Money
  readonly method: OfflinePaymentMethod
  readonly reference?: string
  readonly on: Temporal.PlainDate
  readonly aboveBalance: boolean
  readonly notify: boolean
  readonly dryRun: boolean
}

export function payCommand(cli: Cli): Command {
  return campCommand({
    verb: 'pay',
    summary: 'Record money that came in cash, by transfer or by card machine',
    examples: [
      'reservation pay 482-913-107 --amount 450 --method cash --on 2026-11-21 --dry-run',
      'reservation pay 482-913-107 --amount 450.50 --method eft --reference "FNB 4711" --on 2026-11-21',
    ],
  })
    .argument('[id|reference]', 'the reservation')
    .requiredOption('--amount <rand>', 'above zero, at most two decimals', amountInRand)
    .addOption(new Option('--method <method>', 'how it was paid').choices(offlinePaymentMethods).default('cash'))
    .option('--reference <text>', 'of the slip or the bank statement')
    .requiredOption('--on <date>', 'the day on which it came, YYYY-MM-DD', calendarDate)
    .option('--above-balance', 'more than is open is meant; what is above it becomes a refund to make', false)
    .option('--no-notify', 'the guest is not told')
    .option('--dry-run', 'say what would change, change nothing', false)
    .action((wanted: string | undefined, options: Options) =>
      cli.act(() =>
        deskAnswer(cli, wanted, {
          done: 'has the payment',
          dryRun: options.dryRun,
          act: async (idOrReference) => {
            const { amount, method, reference = null, on, aboveBalance, notify, dryRun } = options
            const { recordDeskPayment } = await cli.useCases()
            const payment = { amount, method, reference, paidOn: on, mayExceedBalance: aboveBalance }
            return recordDeskPayment.execute({ actor: operator, idOrReference, ...payment, notifiesGuest: notify, dryRun })
          },
        }),
      ),
    )
}
