import { readyToPay } from '@camp/domain/reservations/readiness.ts'
import type { ReservationStatus } from '@camp/domain/reservations/reservation.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { eventOfOnlinePayment } from '../payments/event-of-payment.ts'
import type { SignInAttempts } from '../people/sign-in-attempts.ts'
import { momentOf } from '../reservations/moment-of.ts'
import { mustBeSaved } from '../reservations/must-be-saved.ts'
import { notify } from '../reservations/notify.ts'
import { contextOf } from '../reservations/reservation-context.ts'
import type { ReservationPorts } from '../reservations/reservation-ports.ts'
import type { ReservationConflict } from '../reservations/reservation-refusals.ts'
import { type TakeVoucherRefusal, voucherPayment } from './voucher-payment.ts'
import type { Vouchers } from './vouchers.ts'

type Ports = ReservationPorts & {
  readonly vouchers: Vouchers
  /** Counts over all processes. */
  readonly attempts: SignInAttempts
}

/** Codes that may be tried on one booking; a right one does not count. */
const mostCodesPerHour = 10

export interface PaidByVoucher {
  readonly status: ReservationStatus
  readonly amount: Money
  /** What is on the voucher now. */
  readonly left: Money
}

export type PayByVoucherRefusal = ReservationConflict | TakeVoucherRefusal | { readonly code: 'too-many' }

/** By the guest, at the checkout or through the link, for what is open of the booking. */
export class PayByVoucher {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async execute({
    id,
    code,
  }: {
    readonly id: ReservationId
    readonly code: string
  }): Promise<Result<PaidByVoucher, PayByVoucherRefusal>> {
    const { attempts, clock, transaction } = this.#ports
    const at = clock.now()
    const limit = { bucket: `voucher for ${id}`, most: mostCodesPerHour, since: at.subtract({ hours: 1 }), at }
    const place = await attempts.take(limit)
    if (place === undefined) return refused({ code: 'too-many' })
    const paid = await transaction.run(() => this.#pay(id, code))
    if (paid.ok) await attempts.giveBack(place)
    return paid
  }

  async #pay(id: ReservationId, code: string): Promise<Result<PaidByVoucher, PayByVoucherRefusal>> {
    const ports = this.#ports
    const found = await ports.reservations.findForChange(id)
    if (!found) return refused({ code: 'not-found' })
    const context = await contextOf(found, ports)
    const moment = momentOf(context)
    const readiness = readyToPay(found, moment)
    if (readiness.kind === 'conflict') return refused({ code: readiness.refusal.code })
    const taken = await voucherPayment(ports, { reservation: readiness.reservation, context, moment, by: 'guest', code })
    if (!taken.ok) return taken
    const { reservation, change, voucher, amount, write } = taken.value
    mustBeSaved(await ports.reservations.replace(reservation, change))
    await write()
    const event = eventOfOnlinePayment(readiness.reservation, change)
    const occurrence = event === 'payment-received' ? `voucher at ${context.now.toString()}` : undefined
    if (event) await notify(ports, { event, reservation, context, occurrence, payment: amount })
    return accepted({ status: reservation.status, amount, left: voucher.balance.minus(amount) })
  }
}
