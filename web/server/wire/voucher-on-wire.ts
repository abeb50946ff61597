import type { ListedVoucher } from '@camp/application/vouchers/vouchers.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { voucherState } from '@camp/domain/vouchers/credit-voucher.ts'
import { dateOnWire, instantOnWire, randOnWire } from './on-wire.ts'

export type WireVoucher = ReturnType<typeof voucherOnWire>

export function voucherOnWire(voucher: ListedVoucher, today: Temporal.PlainDate) {
  const { id, code, reservationId, simpleReference, guestName } = voucher
  return {
    id,
    code,
    reservationId,
    simpleReference,
    guestName,
    state: voucherState(voucher, today),
    amount: randOnWire(voucher.amount),
    balance: randOnWire(voucher.balance),
    issuedAt: instantOnWire(voucher.issuedAt),
    expiresOn: dateOnWire(voucher.expiresOn),
    usedFor: voucher.usedFor.map((used) => ({
      reservationId: used.reservationId,
      simpleReference: used.simpleReference,
      amount: randOnWire(used.amount),
    })),
  }
}
