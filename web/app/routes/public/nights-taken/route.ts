import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { useCases } from '#server/request-scope.ts'
import { notFound } from '#server/reservations/find-reservation.ts'
import type { Route } from './+types/route.ts'

/** What the calendar of a booking's other dates marks: asked for when it is opened. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const taken = await context.get(useCases).nightsTaken.execute({ id: params.reservationId as ReservationId })
  if (!taken.ok) throw notFound()
  return Response.json(taken.value.map(String))
}
