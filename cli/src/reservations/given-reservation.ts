import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { campLine, type Stop } from '../answer.ts'
import type { Cli } from '../cli.ts'
import { given } from '../given.ts'
import { operator } from '../operator.ts'
import { refusalStop } from '../refusals.ts'

/**
 * For finding out what stands against an act before somebody is asked for the note of it; written
 * nowhere.
 */
export const anyNote = '–'

export function givenReservation(cli: Cli, value: string | undefined): Promise<Result<string, Stop>> {
  return given(cli, value, { name: '<id|reference>', ask: ({ text }) => text('Which reservation (reference or id)?') })
}

/** One that is there: who mistyped it is told so before anything else is asked. */
export async function knownReservation(cli: Cli, value: string | undefined): Promise<Result<string, Stop>> {
  const asked = await givenReservation(cli, value)
  if (!asked.ok) return asked
  const { showReservationToOperator } = await cli.useCases()
  const found = await showReservationToOperator.execute({ actor: operator, idOrReference: asked.value })
  if (found.ok) return accepted(found.value.reservation.simpleReference)
  return refused(refusalStop(found.refusal, asked.value, `See ${campLine('reservation list')}`))
}
