import type { ReservationListing } from '@camp/application/reservations/reservations.ts'
import { type ReservationStatus, reservationStatuses } from '@camp/domain/reservations/reservation.ts'
import { type Command, Option } from 'commander'
import { type Answer, campLine, report } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { operator } from '../operator.ts'
import { limitOfRows } from '../option-values.ts'
import { refusalStop } from '../refusals.ts'

interface Options {
  readonly org?: string
  readonly status?: ReservationStatus
  readonly limit: number
}

const columns = ['Reference', 'Status', 'Organisation', 'Arrival', 'Departure', 'Plots', 'Guest', 'Id'].map((name) => ({ name }))

export function listReservationsCommand(cli: Cli): Command {
  return campCommand({
    verb: 'list',
    summary: 'List reservations, the newest first',
    examples: ['reservation list --limit 10', 'reservation list --org kloofwater-camp --status confirmed --json'],
  })
    .option('--org <slug>', 'of one organisation')
    .addOption(new Option('--status <status>', 'of one status').choices(reservationStatuses))
    .option('--limit <rows>', 'how many at most', limitOfRows, 25)
    .action((options: Options) => cli.act(() => listReservations(cli, options)))
}

async function listReservations(cli: Cli, { org, status, limit }: Options): Promise<Answer> {
  const listed = await (await cli.useCases()).listReservations.execute({
    actor: operator,
    orgSlug: org ?? null,
    limit,
    ...(status && { status }),
  })
  if (!listed.ok) return refusalStop(listed.refusal, org ?? 'Reservations', `See ${campLine('org list')}`)
  const [first] = listed.value
  return report({
    json: listed.value.map(listingInJson),
    tables: [{ columns, rows: listed.value.map(listingRow) }],
    messages: [first ? `Next: ${campLine(`reservation show ${first.simpleReference}`)}` : 'There are no such reservations.'],
  })
}

function listingRow(listing: ReservationListing): readonly string[] {
  const { simpleReference, status, organisationSlug, arrival, departure, plotNames, guestName, id } = listing
  return [
    simpleReference,
    status,
    organisationSlug,
    arrival.toString(),
    departure.toString(),
    plotNames.join(', '),
    guestName ?? '',
    id,
  ]
}

function listingInJson(listing: ReservationListing) {
  const { id, simpleReference, status, organisationSlug, arrival, departure, plotNames, guestName } = listing
  return {
    id,
    simpleReference,
    status,
    organisation: organisationSlug,
    arrivalDate: arrival.toString(),
    departureDate: departure.toString(),
    plots: plotNames,
    guest: guestName,
  }
}
