import { CreateOfflineBooking } from '@camp/application/offline-bookings/create-offline-booking.ts'
import type { OfflineBookingPorts } from '@camp/application/offline-bookings/offline-booking-ports.ts'
import { PreviewOfflineBooking } from '@camp/application/offline-bookings/preview-offline-booking.ts'
import { ShowOfflineBookingChoices } from '@camp/application/offline-bookings/show-offline-booking-choices.ts'
import { ContainerModule } from 'inversify'
import { Ports } from './ports.ts'

const offlineClasses: readonly (new (ports: OfflineBookingPorts) => object)[] = [
  ...[ShowOfflineBookingChoices, PreviewOfflineBooking, CreateOfflineBooking],
]

/** Bookings that staff take for those who phone or walk in. */
export const offlineBookingsModule = new ContainerModule(({ bind }) => {
  for (const Act of offlineClasses) {
    bind(Act).toResolvedValue(
      (desk, occupancies, blocks, users, vatRates, agreements) =>
        new Act({ ...desk, occupancies, blocks, users, vatRates, agreements }),
      [Ports.deskPorts, Ports.occupancies, Ports.blocks, Ports.users, Ports.vatRates, Ports.agreements],
    )
  }
})
