import { CreateOfflineReservation } from '@camp/application/offline-reservations/create-offline-reservation.ts'
import type { OfflineReservationPorts } from '@camp/application/offline-reservations/offline-reservation-ports.ts'
import { PreviewOfflineReservation } from '@camp/application/offline-reservations/preview-offline-reservation.ts'
import { ShowOfflineReservationChoices } from '@camp/application/offline-reservations/show-offline-reservation-choices.ts'
import { ContainerModule } from 'inversify'
import { Ports } from './ports.ts'

const offlineClasses: readonly (new (ports: OfflineReservationPorts) => object)[] = [
  ...[ShowOfflineReservationChoices, PreviewOfflineReservation, CreateOfflineReservation],
]

/** Bookings that staff take for those who phone or walk in. */
export const offlineReservationsModule = new ContainerModule(({ bind }) => {
  for (const Act of offlineClasses) {
    bind(Act).toResolvedValue(
      (desk, occupancies, blocks, users, vatRates, agreements) =>
        new Act({ ...desk, occupancies, blocks, users, vatRates, agreements }),
      [Ports.deskPorts, Ports.occupancies, Ports.blocks, Ports.users, Ports.vatRates, Ports.agreements],
    )
  }
})
