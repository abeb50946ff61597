import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { printedFileAnswer } from '#server/printed-file.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import { notFound } from '#server/reservations/find-reservation.ts'
import { requireSession } from '#server/session/guard.ts'
import type { Route } from './+types/route.ts'

/** `/r/{id}/invoice/INV-000042.pdf`: for whom the invoice is shown to. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const facts = context.get(requestFacts)
  requireSession(facts)
  const id = params.reservationId as ReservationId
  const label = params.file.replace(/\.pdf$/, '')
  const printed = await context.get(useCases).printPaper.execute({ actor: facts.actor, id, label })
  if (!printed.ok) throw notFound()
  return printedFileAnswer(printed.value)
}
