import type { Command } from 'commander'
import { type Answer, campLine, report } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { operator } from '../operator.ts'
import { refusalStop } from '../refusals.ts'
import { givenReservation } from './given-reservation.ts'
import { reservationInJson } from './reservation-in-json.ts'
import { reservationTables } from './reservation-tables.ts'

export function showReservationCommand(cli: Cli): Command {
  return campCommand({
    verb: 'show',
    summary: 'Show a reservation with its plots, amounts and everything that happened to it',
    examples: ['reservation show 482-913-107', 'reservation show 482-913-107 --json'],
  })
    .argument('[id|reference]', 'the reservation')
    .action((idOrReference: string | undefined) => cli.act(() => showReservation(cli, idOrReference)))
}

async function showReservation(cli: Cli, wanted: string | undefined): Promise<Answer> {
  const asked = await givenReservation(cli, wanted)
  if (!asked.ok) return asked.refusal
  const found = await (await cli.useCases()).showReservationToDesk.execute({ actor: operator, idOrReference: asked.value })
  if (!found.ok) return refusalStop(found.refusal, asked.value, `See ${campLine('reservation list')}`)
  const { reservation, history, confirmationRequests } = found.value
  return report({
    json: reservationInJson(reservation, history, confirmationRequests),
    tables: reservationTables(reservation, history),
  })
}
