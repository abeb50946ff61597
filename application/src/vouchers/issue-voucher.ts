import type { Moment } from '@camp/domain/reservations/moment.ts'
import type { CancelledReservation } from '@camp/domain/reservations/reservation.ts'
import type { VoucherId } from '@camp/domain/shared/ids.ts'
import type { Payments, RefundTask } from '../payments/payments.ts'
import type { Randomness } from '../shared/randomness.ts'
import type { Vouchers } from './vouchers.ts'

interface Ports {
  readonly vouchers: Pick<Vouchers, 'add'>
  readonly payments: Pick<Payments, 'addRefundTask' | 'closeRefundTaskByHand'>
  readonly randomness: Randomness
}

/** The guest's money becomes a voucher: a refund that is made at once, in the caller's transaction. */
export async function issueVoucher(
  { vouchers, payments, randomness }: Ports,
  { id: reservationId, organisationId, cancellation }: CancelledReservation,
  { moment, by }: { readonly moment: Moment; readonly by: string },
): Promise<void> {
  const { voucher, refundAmount: amount } = cancellation
  if (!voucher) return
  const { now: at, today } = moment
  const { code, expiresOn } = voucher
  const id = randomness.uuid() as VoucherId
  const of = { organisationId, reservationId, amount }
  await vouchers.add({ ...of, id, code, expiresOn, issuedAt: at, issuedBy: by })
  const task: RefundTask = {
    ...of,
    id: randomness.uuid(),
    paymentAttemptId: null,
    reason: 'cancellation',
    state: 'manual',
    createdAt: at,
  }
  await payments.addRefundTask(task)
  const offline = { method: 'credit-voucher', voucherId: id, reference: code, paidOn: today, recordedBy: by } as const
  await payments.closeRefundTaskByHand(task, { id: randomness.uuid(), at, offline })
}
