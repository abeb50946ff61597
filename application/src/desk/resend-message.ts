import type { NotifiedEvent } from '@camp/domain/messaging/notification.ts'
import { conflictOf } from '@camp/domain/reservations/conflict.ts'
import { isExpired } from '@camp/domain/reservations/expiry.ts'
import type { ReservationStatus } from '@camp/domain/reservations/reservation.ts'
import { submittedFacts } from '@camp/domain/reservations/submitted-facts.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { moneySinceCancellation } from '../payments/money-since-cancellation.ts'
import { moneyWithBank } from '../payments/money-with-bank.ts'
import type { Payments } from '../payments/payments.ts'
import { refundsOnTheirWay } from '../payments/refund-tasks.ts'
import type { Vouchers } from '../vouchers/vouchers.ts'
import { actAtTheDesk, type DeskActPorts } from './act-at-the-desk.ts'
import type { DeskCommand, DeskConflict, DeskOutcome, DeskRefusal } from './desk-answers.ts'

const tellsItself: Readonly<Partial<Record<ReservationStatus, NotifiedEvent>>> = {
  pending: 'submitted',
  partiallyPaid: 'deposit-received',
  confirmed: 'confirmed',
  cancelled: 'cancelled',
  noShow: 'no-show',
}

type Ports = DeskActPorts & {
  readonly payments: Pick<Payments, 'attemptsOf' | 'movesOf' | 'refundTasksOf'>
  readonly vouchers: Pick<Vouchers, 'findByCode'>
}

/**
 * The message of the status that the reservation is in, with today's facts, to the guest alone. Asking to
 * confirm again is counted.
 */
export class ResendMessage {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  execute(command: DeskCommand): Promise<Result<DeskOutcome, DeskRefusal | DeskConflict>> {
    const { reservations } = this.#ports
    return actAtTheDesk<DeskConflict>(this.#ports, command, async ({ reservation, moment: { now } }) => {
      const event = submittedFacts(reservation) ? tellsItself[reservation.status] : undefined
      if (!event || isExpired(reservation, now)) return refused({ code: conflictOf(reservation, now).code })
      const isCancelled = reservation.status === 'cancelled'
      const moneySince = isCancelled ? await moneySinceCancellation(this.#ports, reservation) : undefined
      const underWay = isCancelled ? await moneyWithBank(this.#ports, reservation.id) : undefined
      const isByVoucher = isCancelled && reservation.cancellation.voucher // of money, `moneySince` counts all
      const promised = isByVoucher ? await refundsOnTheirWay(this.#ports, reservation) : undefined
      return accepted({
        reservation,
        notice: { event, occurrence: `again ${now.toString()}`, isRepeated: true, moneySince, promised, underWay },
        logged: { act: 'message-resent', note: event },
        writes: async () => {
          if (reservation.status === 'pending') await reservations.countConfirmationRequest(reservation.id, now)
        },
      })
    })
  }
}
