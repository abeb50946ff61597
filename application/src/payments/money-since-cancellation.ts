import { goneBack } from '@camp/domain/payments/gone-back.ts'
import type { CancelledReservation } from '@camp/domain/reservations/reservation.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import type { MoneySince } from '../messaging/notification-facts.ts'
import type { Vouchers } from '../vouchers/vouchers.ts'
import type { Payments } from './payments.ts'
import { refundsOnTheirWay } from './refund-tasks.ts'

interface PaymentPorts {
  readonly payments: Pick<Payments, 'movesOf' | 'refundTasksOf'>
}

interface Ports extends PaymentPorts {
  readonly vouchers: Pick<Vouchers, 'findByCode'>
}

/** What a cancelled booking's guest had paid, and what is true of it now. */
export async function moneySinceCancellation(
  { payments, vouchers }: Ports,
  cancelled: CancelledReservation,
): Promise<MoneySince> {
  const { id, organisationId, amountPaid, cancellation } = cancelled
  const back = goneBack(cancelled, await payments.movesOf(id))
  const paid = amountPaid.plus(back)
  const { voucher: given, refundAmount } = cancellation
  if (!given) return { paid, refund: back.plus(await refundsOnTheirWay({ payments }, cancelled)), goneBack: back }
  const voucher = await vouchers.findByCode(organisationId, given.code)
  return { paid, refund: refundAmount, goneBack: refundAmount, leftOnVoucher: voucher?.balance }
}

/** What goes or went back, also of money that came since; of a voucher, what it was given for. */
export async function refundSinceCancellation({ payments }: PaymentPorts, cancelled: CancelledReservation): Promise<Money> {
  const { id, cancellation } = cancelled
  if (cancellation.voucher) return cancellation.refundAmount
  const back = goneBack(cancelled, await payments.movesOf(id))
  return back.plus(await refundsOnTheirWay({ payments }, cancelled))
}
