import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { useCases } from '#server/request-scope.ts'
import { notFound } from '#server/reservations/find-reservation.ts'
import type { Route } from './+types/route.ts'

/** `/r/{id}/calendar.ics`: the file that also goes out with messages. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const entry = await context.get(useCases).showCalendarEntry.execute({ id: params.reservationId as ReservationId })
  if (!entry.ok) throw notFound()
  const { filename, contentType, content } = entry.value
  return new Response(content, {
    headers: { 'Content-Type': contentType, 'Content-Disposition': `attachment; filename="${filename}"` },
  })
}
