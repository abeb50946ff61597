import type { Moment } from '@camp/domain/reservations/moment.ts'
import { type RecordedPayment, recordPayment } from '@camp/domain/reservations/record-payment.ts'
import type { SubmittedReservation } from '@camp/domain/reservations/reservation.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { amountFromVoucher, type CreditVoucher, type VoucherRefusal } from '@camp/domain/vouchers/credit-voucher.ts'
import { readVoucherCode } from '@camp/domain/vouchers/voucher-code.ts'
import { type OfflinePaymentPorts, writeOfflinePayment } from '../payments/write-offline-payment.ts'
import type { ReservationContext } from '../reservations/reservation-context.ts'
import type { Vouchers } from './vouchers.ts'

export type TakeVoucherRefusal = VoucherRefusal | { readonly code: 'voucher-unknown' }

export interface VoucherPaymentPorts extends OfflinePaymentPorts {
  readonly vouchers: Pick<Vouchers, 'findForChange'>
}

interface Wanted {
  readonly reservation: SubmittedReservation
  readonly context: ReservationContext
  readonly moment: Moment
  readonly by: string
  /** As it was typed. */
  readonly code: string
}

export interface VoucherPayment extends RecordedPayment {
  readonly voucher: CreditVoucher
  readonly amount: Money
  /** In the transaction that keeps the reservation as it is after it. */
  readonly write: () => Promise<void>
}

/** A voucher of the same campsite pays what is open; what is left of it stays on it (rule D16). */
export async function voucherPayment(
  ports: VoucherPaymentPorts,
  { reservation, context, moment, by, code }: Wanted,
): Promise<Result<VoucherPayment, TakeVoucherRefusal>> {
  const voucher = await ports.vouchers.findForChange(reservation.organisationId, readVoucherCode(code))
  if (!voucher) return refused({ code: 'voucher-unknown' })
  const open = reservation.amountDue.minus(reservation.amountPaid)
  const payable = amountFromVoucher(voucher, { open, today: moment.today })
  if (!payable.ok) return payable
  const amount = payable.value
  const money = { method: 'credit-voucher', voucherId: voucher.id, reference: voucher.code, paidOn: moment.today } as const
  return accepted({
    ...recordPayment(reservation, { amount, by, moment }),
    voucher,
    amount,
    write: async () => void (await writeOfflinePayment(ports, { reservation, context, amount, by, ...money })),
  })
}
