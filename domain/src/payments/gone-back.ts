import type { Reservation } from '../reservations/reservation.ts'
import { Money } from '../shared/money.ts'
import { Temporal } from '../shared/temporal.ts'
import { isVoucherTakenBack } from '../vouchers/voucher-taken-back.ts'
import type { MoneyMoveKind } from './money-move.ts'
import type { OfflinePayment } from './offline-payment.ts'

interface Move {
  readonly kind: MoneyMoveKind
  readonly amount: Money
  readonly at: Temporal.Instant
  readonly offline: Pick<OfflinePayment, 'voucherId'> | null
}

/**
 * What went back to the guest since the booking ended, without what did not arrive or came from its cancelled
 * voucher. `moves`: all of them, the oldest first.
 */
export function goneBack(
  { status, statusDate, amountPaid }: Pick<Reservation, 'status' | 'statusDate' | 'amountPaid'>,
  moves: readonly Move[],
): Money {
  const since = moves.filter(({ at }) => Temporal.Instant.compare(at, statusDate) >= 0)
  const isUndone = (move: Move) => move.kind === 'refund-returned' || isVoucherTakenBack(move, { status, moves })
  const back = since.flatMap((move) => {
    if (move.kind === 'refund') return [move.amount]
    return isUndone(move) ? [move.amount.negated()] : []
  })
  return Money.sum(back, amountPaid.currency)
}
