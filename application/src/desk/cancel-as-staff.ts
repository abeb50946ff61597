import type { RefundWish, RefundWishRefusal } from '@camp/domain/cancellation/refund-wish.ts'
import { type CancellationNoteRefusal, cancelByStaff } from '@camp/domain/reservations/cancel.ts'
import { readyToCancelByStaff } from '@camp/domain/reservations/readiness.ts'
import { recordRefund } from '@camp/domain/reservations/record-refund.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { voucherExpiry } from '@camp/domain/vouchers/credit-voucher.ts'
import { unwrittenVoucherCode, voucherCode } from '@camp/domain/vouchers/voucher-code.ts'
import { moneyWithBank } from '../payments/money-with-bank.ts'
import type { Payments } from '../payments/payments.ts'
import { orderRefund, refundsOnTheirWay } from '../payments/refund-tasks.ts'
import { issueVoucher } from '../vouchers/issue-voucher.ts'
import type { Vouchers } from '../vouchers/vouchers.ts'
import { actAtTheDesk, type DeskActPorts, type DeskSituation, type DeskStep } from './act-at-the-desk.ts'
import type { DeskConflict, DeskOutcome, DeskRefusal, TellingDeskCommand } from './desk-answers.ts'

export interface CancelAsStaffCommand extends TellingDeskCommand {
  /** The guest may read it. */
  readonly note: string
  readonly refund: RefundWish
  /** What a voucher paid goes back as money all the same (rule D17). */
  readonly paysOutVouchers?: boolean
}

export type CancelAsStaffRefusal = DeskConflict | CancellationNoteRefusal | RefundWishRefusal

type Ports = DeskActPorts & { readonly payments: Payments; readonly vouchers: Pick<Vouchers, 'add'> }

/** With the refund of the policy that was kept with the booking, or what the desk gives back instead. */
export class CancelAsStaff {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  execute(command: CancelAsStaffCommand): Promise<Result<DeskOutcome, DeskRefusal | CancelAsStaffRefusal>> {
    return actAtTheDesk<CancelAsStaffRefusal>(this.#ports, command, (situation) => this.#decide(command, situation))
  }

  async #decide(
    { note, refund, paysOutVouchers, dryRun }: CancelAsStaffCommand,
    { reservation: found, moment, by }: DeskSituation,
  ): Promise<Result<DeskStep | 'done-before', CancelAsStaffRefusal>> {
    const ports = this.#ports
    const readiness = readyToCancelByStaff(found, moment)
    if (readiness.kind === 'conflict') return refused({ code: readiness.refusal.code })
    if (readiness.kind === 'done-before') return accepted('done-before')
    const promised = await refundsOnTheirWay(ports, readiness.reservation)
    const code = dryRun ? unwrittenVoucherCode : voucherCode((min, max) => ports.randomness.integer(min, max))
    const voucher = { code, expiresOn: voucherExpiry(moment.today) }
    const cancelled = cancelByStaff(readiness.reservation, { by, moment, note, refund, promised, voucher })
    if (!cancelled.ok) return cancelled
    const { reservation, change } = cancelled.value
    const { refundAmount: amount, voucher: given } = reservation.cancellation
    const underWay = await moneyWithBank(ports, reservation.id)
    const step = { change, refundAmount: amount, promised, notice: { event: 'cancelled', promised, underWay } as const }
    if (given) {
      const writes = () => issueVoucher(ports, reservation, { moment, by })
      const said = { ...given, left: amount }
      return accepted({ ...step, reservation: recordRefund(reservation, amount), voucher: said, writes })
    }
    return accepted({
      ...step,
      reservation,
      writes: async () => {
        await orderRefund(ports, { reservation, amount, reason: 'cancellation', at: moment.now, paysOutVouchers })
      },
    })
  }
}
