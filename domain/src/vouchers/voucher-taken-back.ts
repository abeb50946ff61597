import type { MoneyMoveKind } from '../payments/money-move.ts'
import type { OfflinePayment } from '../payments/offline-payment.ts'
import type { ReservationStatus } from '../reservations/reservation.ts'

interface Move {
  readonly kind: MoneyMoveKind
  readonly offline: Pick<OfflinePayment, 'voucherId'> | null
}

/**
 * Whether a line of a booking's payments, the oldest first, is what was left of the voucher that it gave:
 * cancelling that brings it back, and nobody paid anything (rule D19).
 */
export function isVoucherTakenBack(
  move: Move,
  booking: { readonly status: ReservationStatus; readonly moves: readonly Move[] },
): boolean {
  const voucherId = move.offline?.voucherId
  if (booking.status !== 'cancelled' || move.kind !== 'capture' || !voucherId) return false
  const isGiven = ({ kind, offline }: Move) => kind === 'refund' && offline?.voucherId === voucherId
  const place = booking.moves.indexOf(move)
  return booking.moves.slice(0, place).some(isGiven) && !booking.moves.slice(place).some(isGiven)
}
