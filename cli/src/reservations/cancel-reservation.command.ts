import type { CancelledByOperator } from '@camp/application/reservations/operator-use-cases.ts'
import type { RefundWish } from '@camp/domain/cancellation/refund-wish.ts'
import { formatRand } from '@camp/domain/formatting/rand.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import type { Command } from 'commander'
import { type Answer, campLine, report, stop } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { given } from '../given.ts'
import { operator } from '../operator.ts'
import { amountInRand } from '../option-values.ts'
import { refusalStop } from '../refusals.ts'
import { isUnasked, yesMissing } from './carry-change.ts'
import { voucherInJson } from './desk-answer.ts'
import { anyNote, givenReservation } from './given-reservation.ts'

interface Options {
  readonly note?: string
  readonly refundInFull: boolean
  readonly refund?: Money
  readonly voucher: boolean
  readonly agreed: boolean
  readonly payOutVouchers: boolean
  readonly dryRun: boolean
  readonly yes: boolean
}

export function cancelReservationCommand(cli: Cli): Command {
  return campCommand({
    verb: 'cancel',
    summary: 'Cancel a reservation for its organisation, with a note that the guest may read',
    examples: [
      'reservation cancel 482-913-107 --note "Flooded access road" --dry-run',
      'reservation cancel 482-913-107 --note "Guest is in hospital" --refund-in-full --yes',
      'reservation cancel 482-913-107 --note "Comes next year" --voucher --agreed --yes',
    ],
  })
    .argument('[id|reference]', 'the reservation')
    .option('--note <text>', 'why')
    .option('--refund-in-full', 'everything paid goes back, whatever the cancellation policy says', false)
    .option('--refund <rand>', 'this amount goes back; with --voucher, what the voucher is worth', amountInRand)
    .option('--voucher', 'a voucher instead of money, for everything paid where no amount is said', false)
    .option('--agreed', 'the guest agreed to a voucher although the policy gives money', false)
    .option('--pay-out-vouchers', 'what a voucher paid goes back as money, not onto the voucher', false)
    .option('--dry-run', 'say what would go back, change nothing', false)
    .option('--yes', 'do not ask', false)
    .action((wanted: string | undefined, options: Options) => cli.act(() => cancelReservation(cli, wanted, options)))
}

async function cancelReservation(cli: Cli, wanted: string | undefined, options: Options): Promise<Answer> {
  const asked = await givenReservation(cli, wanted)
  if (!asked.ok) return asked.refusal
  const { showReservationToOperator, cancelAsOperator } = await cli.useCases()
  const found = await showReservationToOperator.execute({ actor: operator, idOrReference: asked.value })
  if (!found.ok) return refusalStop(found.refusal, asked.value, `See ${campLine('reservation list')}`)
  const { id, simpleReference, status } = found.value.reservation
  const of = { actor: operator, idOrReference: id, refund: wishOf(options), paysOutVouchers: options.payOutVouchers }

  const planned = await cancelAsOperator.execute({ ...of, note: options.note ?? anyNote, dryRun: true })
  if (!planned.ok) return refusalStop(planned.refusal, simpleReference, `See ${campLine(`reservation show ${simpleReference}`)}`)
  const note = await given(cli, options.note, { name: '--note <text>', ask: ({ text }) => text('Note (the guest may read it)?') })
  if (!note.ok) return note.refusal
  if (isUnasked(cli, options)) return yesMissing
  const outcome = { id, simpleReference, dryRun: options.dryRun, refundAmount: planned.value.refundAmount.toRand() }
  const way = planned.value.voucher ? 'becomes a voucher' : 'goes back'
  if (status === 'cancelled')
    return answer({ ...outcome, outcome: 'unchanged' }, `${simpleReference} was cancelled before; nothing changed.`)
  const refund = formatRand(planned.value.refundAmount.cents)
  if (options.dryRun)
    return answer(
      { ...outcome, outcome: 'would-be-cancelled' },
      `${simpleReference} would be cancelled; ${refund} ${way}. Nothing was changed.`,
    )
  if (!options.yes && !(await cli.ask?.yes(`Cancel ${simpleReference}; ${refund} ${way}?`)))
    return stop('refused', 'Nothing was changed.')

  const cancelled = await cancelAsOperator.execute({ ...of, note: note.value, dryRun: false })
  if (!cancelled.ok) return refusalStop(cancelled.refusal, simpleReference)
  return cancelledAnswer(cancelled.value, { ...outcome, outcome: 'cancelled' })
}

/** What was done, which need not be what was planned before somebody was asked. */
function cancelledAnswer({ refundAmount, voucher }: CancelledByOperator, outcome: AnsweredOutcome): Answer {
  const { simpleReference } = outcome
  const json = { ...outcome, refundAmount: refundAmount.toRand() }
  const amount = formatRand(refundAmount.cents)
  if (voucher)
    return answer(
      { ...json, voucher: voucherInJson(voucher) },
      `${simpleReference} is cancelled; voucher ${voucher.code} for ${amount} pays until ${voucher.expiresOn}.`,
    )
  const next = refundAmount.isPositive ? 'payments refund --dry-run' : `reservation show ${simpleReference}`
  return answer(json, `${simpleReference} is cancelled; ${amount} goes back.`, `Next: ${campLine(next)}`)
}

/** An amount alone is money. */
function wishOf({ refundInFull, refund, voucher, agreed }: Options): RefundWish {
  if (voucher) return { kind: 'voucher', amount: refund ?? null, isAgreed: agreed }
  if (refund) return { kind: 'amount', amount: refund }
  return { kind: refundInFull ? 'full' : 'policy' }
}

interface AnsweredOutcome {
  readonly simpleReference: string
  readonly outcome: string
  readonly refundAmount: number
  readonly voucher?: ReturnType<typeof voucherInJson>
}

function answer(json: AnsweredOutcome, ...messages: string[]): Answer {
  const { simpleReference, outcome, refundAmount } = json
  return report({
    json,
    tables: [
      {
        columns: [{ name: 'Reference' }, { name: 'Outcome' }, { name: 'Refund', isNumber: true }],
        rows: [[simpleReference, outcome, formatRand(Math.round(refundAmount * 100))]],
      },
    ],
    messages,
  })
}
