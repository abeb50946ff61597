import type { Command } from 'commander'
import { type Answer, campLine } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { operator } from '../operator.ts'
import { refusalStop } from '../refusals.ts'
import { carryChange } from './carry-change.ts'
import { givenReservation } from './given-reservation.ts'

interface Options {
  readonly notify: boolean
  readonly dryRun: boolean
  readonly yes: boolean
}

export function undoAmendmentCommand(cli: Cli): Command {
  return campCommand({
    verb: 'undo',
    summary: 'Undo the latest change of dates, plots or guests',
    examples: ['reservation undo 482-913-107 --dry-run', 'reservation undo 482-913-107 --no-notify --yes'],
  })
    .argument('[id|reference]', 'the reservation')
    .option('--no-notify', 'the guest is not told, whether or not they were told of the change')
    .option('--dry-run', 'say what would change, change nothing', false)
    .option('--yes', 'do not ask', false)
    .action((wanted: string | undefined, options: Options) => cli.act(() => undoAmendment(cli, wanted, options)))
}

async function undoAmendment(cli: Cli, wanted: string | undefined, { notify, dryRun, yes }: Options): Promise<Answer> {
  const asked = await givenReservation(cli, wanted)
  if (!asked.ok) return asked.refusal
  const { showReservationToOperator, undoAmendment: undo } = await cli.useCases()
  const found = await showReservationToOperator.execute({ actor: operator, idOrReference: asked.value })
  if (!found.ok) return refusalStop(found.refusal, asked.value, `See ${campLine('reservation list')}`)
  const { reservation } = found.value
  return carryChange(cli, {
    reservation,
    dryRun,
    yes,
    question: `Undo the latest change to ${reservation.simpleReference}?`,
    done: `The latest change to ${reservation.simpleReference} is undone.`,
    act: ({ dryRun: isTried }) =>
      undo.execute({ actor: operator, id: reservation.id, notifiesGuest: notify ? undefined : false, dryRun: isTried }),
  })
}
