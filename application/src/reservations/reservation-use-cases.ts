import { CancelAsGuest, ShowCancellationTerms } from './cancel-as-guest.ts'
import { CompleteStays } from './complete-stays.ts'
import { ConfirmAsGuest } from './confirm-as-guest.ts'
import { ListMyReservations } from './list-my-reservations.ts'
import { CancelAsOperator, ListReservations, ShowReservationToOperator } from './operator-use-cases.ts'
import { PlaceHold } from './place-hold.ts'
import { ReleaseHold } from './release-hold.ts'
import { ExtendHold, ShowHold } from './show-hold.ts'
import { ShowReservationToGuest } from './show-reservation-to-guest.ts'
import { SubmitReservation } from './submit-reservation.ts'
import { SweepHolds } from './sweep-holds.ts'

/** The life of a reservation, from the hold to the end of the stay. */
export const reservationUseCases = {
  placeHold: PlaceHold,
  showHold: ShowHold,
  extendHold: ExtendHold,
  releaseHold: ReleaseHold,
  submitReservation: SubmitReservation,
  showReservationToGuest: ShowReservationToGuest,
  /**
   * Confirms when nothing is due online, otherwise says where to pay what is due next; confirmed again, it
   * answers the same.
   */
  confirmAsGuest: ConfirmAsGuest,
  cancellationTerms: ShowCancellationTerms,
  /** By the guest, through the link. */
  cancelAsGuest: CancelAsGuest,
  sweepHolds: SweepHolds,
  completeStays: CompleteStays,
  listMyReservations: ListMyReservations,
  listReservations: ListReservations,
  /** For operators: by id or by reference, with its history. */
  showReservationToOperator: ShowReservationToOperator,
  cancelAsOperator: CancelAsOperator,
}
