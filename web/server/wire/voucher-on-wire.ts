import type { ListedVoucher } from '@camp/application/vouchers/vouchers.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { voucherState } from '@camp/domain/vouchers/credit-voucher.ts'
import { dateOnWire, instantOnWire, randOnWire } from './on-wire.ts'

export type WireVoucher = ReturnType<typeof voucherOnWire>

export function voucherOnWire(voucher: ListedVoucher, today: Temporal.PlainDate) {
  const { id, code, reservationId, simpleReference, guestName } = voucher
  // What is taken back goes to the booking that it was given for.
  const takenBack = voucher.usedFor.find((used) => used.reservationId === reservationId)
  const state = voucherState(voucher, today)
  return {
    id,
    code,
    reservationId,
    simpleReference,
    guestName,
    state: state === 'spent' && takenBack ? ('cancelled' as const) : state,
    takenBack: takenBack ? randOnWire(takenBack.amount) : null,
    amount: randOnWire(voucher.amount),
    balance: randOnWire(voucher.balance),
    issuedAt: instantOnWire(voucher.issuedAt),
    expiresOn: dateOnWire(voucher.expiresOn),
    usedFor: voucher.usedFor
      .filter((used) => used !== takenBack)
      .map((used) => ({
        reservationId: used.reservationId,
        simpleReference: used.simpleReference,
        amount: randOnWire(used.amount),
      })),
  }
}
