import type { Reservation } from '@camp/domain/reservations/reservation.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import type { Actor } from '../shared/actor.ts'
import { mayManageReservations } from '../shared/permissions.ts'
import type { ReservationPorts } from './reservation-ports.ts'

/** By id or by reference, for whoever may manage its organisation's bookings; nothing for anybody else. */
export async function findManaged(
  { reservations }: Pick<ReservationPorts, 'reservations'>,
  { actor, idOrReference }: { readonly actor: Actor; readonly idOrReference: string },
): Promise<Reservation | undefined> {
  const found = (await reservations.findByReference(idOrReference)) ?? (await reservations.find(idOrReference as ReservationId))
  return found && mayManageReservations(actor, found.organisationId) ? found : undefined
}

/** As the status history keeps it. */
export function actorName(actor: Actor): string {
  switch (actor.kind) {
    case 'user':
      return actor.userId
    case 'system':
      return actor.name
    case 'visitor':
      return 'guest'
  }
}
