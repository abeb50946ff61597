import { type OfflinePaymentMethod, offlinePaymentMethods } from '@camp/domain/payments/offline-payment.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { type Command, Option } from 'commander'
import type { Answer } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { givenAs } from '../given.ts'
import { operator } from '../operator.ts'
import { amountInRand, calendarDate } from '../option-values.ts'
import { deskAnswer } from './desk-answer.ts'
import { knownReservation } from './given-reservation.ts'

interface Options {
  readonly amount?: Money
  readonly method: OfflinePaymentMethod
  readonly reference?: string
  readonly on?: Temporal.PlainDate
  readonly aboveBalance: boolean
  readonly again: boolean
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
    .option('--amount <rand>', 'above zero, at most two decimals', amountInRand)
    .addOption(new Option('--method <method>', 'how it was paid').choices(offlinePaymentMethods).default('cash'))
    .option('--reference <text>', 'from the slip or the bank statement')
    .option('--on <date>', 'the day on which it came, YYYY-MM-DD', calendarDate)
    .option('--above-balance', 'more than is owing is meant; what is above it becomes a refund to make', false)
    .option('--again', 'another payment of the same amount, method, reference and day is meant', false)
    .option('--no-notify', 'the guest is not told')
    .option('--dry-run', 'say what would change, change nothing', false)
    .action((wanted: string | undefined, options: Options) => cli.act(() => recordPayment(cli, wanted, options)))
}

async function recordPayment(cli: Cli, wanted: string | undefined, options: Options): Promise<Answer> {
  const known = await knownReservation(cli, wanted)
  if (!known.ok) return known.refusal
  const amount = await givenAs(cli, options.amount, {
    name: '--amount <rand>',
    ask: ({ text }) => text('How much (rand)?'),
    read: amountInRand,
  })
  if (!amount.ok) return amount.refusal
  const paidOn = await givenAs(cli, options.on, {
    name: '--on <date>',
    ask: ({ text }) => text('On which day (YYYY-MM-DD)?'),
    read: calendarDate,
  })
  if (!paidOn.ok) return paidOn.refusal
  const { method, reference = null, aboveBalance: mayExceedBalance, again, notify: notifiesGuest, dryRun } = options
  const received = { amount: amount.value, method, reference, paidOn: paidOn.value }
  const payment = { ...received, mayExceedBalance, mustBeNew: !again, notifiesGuest, dryRun }
  return deskAnswer(cli, known.value, {
    done: 'has the payment',
    dryRun,
    act: async (idOrReference) => {
      const { recordDeskPayment } = await cli.useCases()
      return recordDeskPayment.execute({ actor: operator, idOrReference, ...payment })
    },
  })
}
