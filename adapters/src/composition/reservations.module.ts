import { RecordNotification } from '@camp/application/messaging/record-notification.ts'
import { CheckPayment } from '@camp/application/payments/check-payment.ts'
import { CancelAsGuest, ShowCancellationTerms } from '@camp/application/reservations/cancel-as-guest.ts'
import { CompleteStays } from '@camp/application/reservations/complete-stays.ts'
import { ConfirmAsGuest } from '@camp/application/reservations/confirm-as-guest.ts'
import { ListMyReservations } from '@camp/application/reservations/list-my-reservations.ts'
import { ListReservations, ShowReservationToOperator } from '@camp/application/reservations/operator-use-cases.ts'
import { PlaceHold } from '@camp/application/reservations/place-hold.ts'
import { ReleaseHold } from '@camp/application/reservations/release-hold.ts'
import { ExtendHold, ShowHold } from '@camp/application/reservations/show-hold.ts'
import { ShowReservationToGuest } from '@camp/application/reservations/show-reservation-to-guest.ts'
import { SubmitReservation } from '@camp/application/reservations/submit-reservation.ts'
import { SweepHolds } from '@camp/application/reservations/sweep-holds.ts'
import { ContainerModule } from 'inversify'
import { Ports } from './ports.ts'

/** The life of a reservation. */
export const reservationsModule = new ContainerModule(({ bind }) => {
  bind(Ports.reservationPorts).toResolvedValue(
    (
      reservations,
      payments,
      transaction,
      randomness,
      clock,
      catalogues,
      ratings,
      holidayCalendars,
      recordNotification,
      publicUrl,
    ) => ({
      reservations,
      payments,
      transaction,
      randomness,
      clock,
      catalogues,
      ratings,
      holidayCalendars,
      recordNotification,
      publicUrl,
    }),
    [
      Ports.reservations,
      Ports.payments,
      Ports.transaction,
      Ports.randomness,
      Ports.clock,
      Ports.catalogues,
      Ports.ratings,
      Ports.holidayCalendars,
      RecordNotification,
      Ports.publicUrl,
    ],
  )
  bind(PlaceHold).toResolvedValue(
    (ports, occupancies, vatRates, blocks) => new PlaceHold({ ...ports, occupancies, vatRates, blocks }),
    [Ports.reservationPorts, Ports.occupancies, Ports.vatRates, Ports.blocks],
  )
  bind(ShowHold).toResolvedValue(
    (ports, vatRates) => new ShowHold({ ...ports, vatRates }),
    [Ports.reservationPorts, Ports.vatRates],
  )
  bind(ExtendHold).toResolvedValue(
    (ports, vatRates) => new ExtendHold({ ...ports, vatRates }),
    [Ports.reservationPorts, Ports.vatRates],
  )
  bind(ReleaseHold).toResolvedValue((ports) => new ReleaseHold(ports), [Ports.reservationPorts])
  bind(SubmitReservation).toResolvedValue(
    (ports, gateway, users, vatRates, agreements) => new SubmitReservation({ ...ports, gateway, users, vatRates, agreements }),
    [Ports.reservationPorts, Ports.gateway, Ports.users, Ports.vatRates, Ports.agreements],
  )
  bind(ShowReservationToGuest).toResolvedValue((ports) => new ShowReservationToGuest(ports), [Ports.reservationPorts])
  bind(ConfirmAsGuest).toResolvedValue(
    (ports, gateway, checkPayment) => new ConfirmAsGuest({ ...ports, gateway, checkPayment }),
    [Ports.reservationPorts, Ports.gateway, CheckPayment],
  )
  bind(ShowCancellationTerms).toResolvedValue((ports) => new ShowCancellationTerms(ports), [Ports.reservationPorts])
  bind(CancelAsGuest).toResolvedValue((ports) => new CancelAsGuest(ports), [Ports.reservationPorts])
  bind(SweepHolds).toResolvedValue(
    (ports, blocks) => new SweepHolds({ ...ports, blocks }),
    [Ports.reservationPorts, Ports.blocks],
  )
  bind(CompleteStays).toResolvedValue((ports) => new CompleteStays(ports), [Ports.reservationPorts])
  bind(ListMyReservations).toResolvedValue(
    (ports, { accounts }) => new ListMyReservations({ ...ports, accounts }),
    [Ports.reservationPorts, Ports.signInPorts],
  )
  bind(ListReservations).toResolvedValue((ports) => new ListReservations(ports), [Ports.reservationPorts])
  bind(ShowReservationToOperator).toResolvedValue((ports) => new ShowReservationToOperator(ports), [Ports.reservationPorts])
})
