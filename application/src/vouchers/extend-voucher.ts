import type { NoteRefusal } from '@camp/domain/reservations/desk-note.ts'
import type { Reservation } from '@camp/domain/reservations/reservation.ts'
import { accepted, type Result } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { type CreditVoucher, type ExtendRefusal, extendedVoucher } from '@camp/domain/vouchers/credit-voucher.ts'
import type { DeskOutcome, DeskRefusal } from '../desk/desk-answers.ts'
import type { NotPermitted } from '../shared/refusals.ts'
import { actOnVoucher, type VoucherActCommand, type VoucherActPorts } from './act-on-voucher.ts'

export type ExtendVoucherRefusal = DeskRefusal | NotPermitted | NoteRefusal | ExtendRefusal

/** A voucher pays until a later day, with the reason (rule D19). */
export class ExtendVoucher {
  readonly #ports: VoucherActPorts

  constructor(ports: VoucherActPorts) {
    this.#ports = ports
  }

  execute(
    command: VoucherActCommand & { readonly until: Temporal.PlainDate },
  ): Promise<Result<DeskOutcome, ExtendVoucherRefusal>> {
    const { until } = command
    return actOnVoucher<ExtendRefusal>(this.#ports, command, ({ reservation, voucher, moment, note }) => {
      const extended = extendedVoucher(voucher, { until, today: moment.today })
      if (!extended.ok) return extended
      const { id, code, balance: left, expiresOn } = extended.value
      return accepted({
        reservation: withLastDay(reservation, { code, expiresOn }),
        logged: { act: 'voucher-extended', note: `${voucher.expiresOn} → ${expiresOn}: ${note}` },
        voucher: { code, left, expiresOn },
        writes: () => this.#ports.vouchers.extend(id, expiresOn),
      })
    })
  }
}

/** What the booking's letters and pages say from now on, unless a later cancellation gave another voucher. */
function withLastDay(reservation: Reservation, { code, expiresOn }: Pick<CreditVoucher, 'code' | 'expiresOn'>): Reservation {
  if (reservation.status !== 'cancelled' || reservation.cancellation.voucher?.code !== code) return reservation
  const { cancellation } = reservation
  return { ...reservation, cancellation: { ...cancellation, voucher: { code, expiresOn } } }
}
