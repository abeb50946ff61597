import { conflictOf } from '@camp/domain/reservations/conflict.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { actAtTheDesk, type DeskActPorts } from '../desk/act-at-the-desk.ts'
import type { DeskConflict, DeskOutcome, DeskRefusal, TellingDeskCommand } from '../desk/desk-answers.ts'
import { eventOfPayment } from '../payments/event-of-payment.ts'
import type { Payments } from '../payments/payments.ts'
import { type TakeVoucherRefusal, voucherPayment } from './voucher-payment.ts'
import type { Vouchers } from './vouchers.ts'

type Ports = DeskActPorts & { readonly payments: Payments; readonly vouchers: Vouchers }

/** The desk takes a voucher for what is open of a booking. */
export class TakeVoucher {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  execute(
    command: TellingDeskCommand & { readonly code: string },
  ): Promise<Result<DeskOutcome, DeskRefusal | DeskConflict | TakeVoucherRefusal>> {
    const ports = this.#ports
    return actAtTheDesk<DeskConflict | TakeVoucherRefusal>(ports, command, async (situation) => {
      const { reservation, moment } = situation
      if (reservation.status === 'temporaryHold' || reservation.status === 'cancelled')
        return refused({ code: conflictOf(reservation, moment.now).code })
      const taken = await voucherPayment(ports, { ...situation, reservation, code: command.code })
      if (!taken.ok) return taken
      const { voucher, amount, change, write } = taken.value
      const event = eventOfPayment(change)
      return accepted({
        reservation: taken.value.reservation,
        change,
        logged: { act: 'payment-recorded', note: voucher.code },
        notice: event && { event },
        voucher: { code: voucher.code, left: voucher.balance.minus(amount), expiresOn: voucher.expiresOn },
        writes: write,
      })
    })
  }
}
