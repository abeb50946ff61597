import type { NoteRefusal } from '@camp/domain/reservations/desk-note.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { amountTakenBack, type VoucherRefusal } from '@camp/domain/vouchers/credit-voucher.ts'
import type { DeskOutcome, DeskRefusal } from '../desk/desk-answers.ts'
import type { Payments } from '../payments/payments.ts'
import type { NotPermitted } from '../shared/refusals.ts'
import { actOnVoucher, type VoucherActCommand, type VoucherActPorts } from './act-on-voucher.ts'

type Ports = VoucherActPorts & { readonly payments: Pick<Payments, 'recordOfflinePayment'> }

type Refusal = VoucherRefusal | { readonly code: 'wrong_state' }
export type CancelVoucherRefusal = DeskRefusal | NotPermitted | NoteRefusal | Refusal

/**
 * What is left of a voucher is owed no more: it goes back to the cancelled booking that it was given for, as
 * money that stays with the campsite (rule D19).
 */
export class CancelVoucher {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  execute(command: VoucherActCommand): Promise<Result<DeskOutcome, CancelVoucherRefusal>> {
    const { payments, randomness } = this.#ports
    return actOnVoucher<Refusal>(this.#ports, command, ({ reservation, voucher, moment, by, note }) => {
      if (reservation.status !== 'cancelled') return refused({ code: 'wrong_state' })
      const taken = amountTakenBack(voucher, moment.today)
      if (!taken.ok) return taken
      const { value: amount } = taken
      const { id: reservationId, organisationId } = reservation
      const { id: voucherId, code: reference, expiresOn, balance } = voucher
      const offline = { method: 'credit-voucher', voucherId, reference, paidOn: moment.today, recordedBy: by } as const
      const move = { organisationId, reservationId, amount, kind: 'capture', at: moment.now, offline, items: [] } as const
      return accepted({
        reservation: { ...reservation, amountPaid: reservation.amountPaid.plus(amount) },
        logged: { act: 'voucher-cancelled', note },
        voucher: { code: reference, left: balance.minus(amount), expiresOn },
        writes: () => payments.recordOfflinePayment({ ...move, id: randomness.uuid() }),
      })
    })
  }
}
