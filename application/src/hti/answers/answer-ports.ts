import type { ReadFeedsAgain } from '../../calendar-feeds/read-feeds-again.ts'
import type { CancelAsStaff } from '../../desk/cancel-as-staff.ts'
import type { CreateOfflineReservation } from '../../offline-reservations/create-offline-reservation.ts'
import type { Catalogues } from '../../organisations/catalogues.ts'
import type { QuoteSelection } from '../../picker/quote-selection.ts'
import type { ShowPicker } from '../../picker/show-picker.ts'
import type { AmendReservation } from '../../reservations/amend/amend-reservation.ts'
import type { Reservations } from '../../reservations/reservations.ts'
import type { Clock } from '../../shared/clock.ts'
import type { Transaction } from '../../shared/transaction.ts'
import type { HtiTold } from '../client/hti-told.ts'
import type { HtiBookings } from '../hti-bookings.ts'

/** The channel books by the acts by which guests and staff do, so that it knows no rule of its own. */
export interface AnswerPorts {
  readonly readFeedsAgain: Pick<ReadFeedsAgain, 'execute'>
  readonly showPicker: Pick<ShowPicker, 'execute'>
  readonly quoteSelection: Pick<QuoteSelection, 'execute'>
  readonly createOfflineReservation: Pick<CreateOfflineReservation, 'execute'>
  readonly amendReservation: Pick<AmendReservation, 'execute'>
  readonly cancelAsStaff: Pick<CancelAsStaff, 'execute'>
  readonly htiBookings: HtiBookings
  readonly htiTold: HtiTold
  readonly catalogues: Catalogues
  readonly reservations: Reservations
  readonly clock: Clock
  readonly transaction: Transaction
}
