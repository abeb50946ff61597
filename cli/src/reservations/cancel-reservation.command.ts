import { formatRand } from '@camp/domain/formatting/rand.ts'
import type { Command } from 'commander'
import { type Answer, campLine, report, stop } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { given } from '../given.ts'
import { operator } from '../operator.ts'
import { refusalStop } from '../refusals.ts'
import { anyNote, givenReservation } from './given-reservation.ts'

interface Options {
  readonly note?: string
  readonly refundInFull: boolean
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
    ],
  })
    .argument('[id|reference]', 'the reservation')
    .option('--note <text>', 'why')
    .option('--refund-in-full', 'everything paid goes back, whatever the cancellation policy says', false)
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
  const of = { actor: operator, idOrReference: id, refundInFull: options.refundInFull }

  const planned = await cancelAsOperator.execute({ ...of, note: options.note ?? anyNote, dryRun: true })
  if (!planned.ok) return refusalStop(planned.refusal, simpleReference, `See ${campLine(`reservation show ${simpleReference}`)}`)
  const note = await given(cli, options.note, { name: '--note <text>', ask: ({ text }) => text('Note (the guest may read it)?') })
  if (!note.ok) return note.refusal
  if (!options.dryRun && !options.yes && !cli.ask) return stop('usage', 'Missing: --yes (or --dry-run to see what would happen)')
  const outcome = { id, simpleReference, dryRun: options.dryRun, refundAmount: planned.value.refundAmount.toRand() }
  if (status === 'cancelled')
    return answer({ ...outcome, outcome: 'unchanged' }, `${simpleReference} was cancelled before; nothing changed.`)
  const refund = formatRand(planned.value.refundAmount.cents)
  if (options.dryRun)
    return answer(
      { ...outcome, outcome: 'would-be-cancelled' },
      `${simpleReference} would be cancelled; ${refund} would go back. Nothing was changed.`,
    )
  if (!options.yes && !(await cli.ask?.yes(`Cancel ${simpleReference}; ${refund} goes back?`)))
    return stop('refused', 'Nothing was changed.')

  const cancelled = await cancelAsOperator.execute({ ...of, note: note.value, dryRun: false })
  if (!cancelled.ok) return refusalStop(cancelled.refusal, simpleReference)
  const next = planned.value.refundAmount.isPositive ? 'payments refund --dry-run' : `reservation show ${simpleReference}`
  return answer(
    { ...outcome, outcome: 'cancelled' },
    `${simpleReference} is cancelled; ${refund} goes back.`,
    `Next: ${campLine(next)}`,
  )
}

function answer(
  json: { readonly simpleReference: string; readonly outcome: string; readonly refundAmount: number },
  ...messages: string[]
): Answer {
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
