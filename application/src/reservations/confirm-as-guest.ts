import { isMoneyWithBank } from '@camp/domain/payments/money-on-its-way.ts'
import { confirm } from '@camp/domain/reservations/confirm.ts'
import { onlineAmountDue } from '@camp/domain/reservations/online-amount-due.ts'
import { readyToConfirm } from '@camp/domain/reservations/readiness.ts'
import type { PendingReservation, ReservationStatus, SubmittedReservation } from '@camp/domain/reservations/reservation.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { CheckPayment } from '../payments/check-payment.ts'
import type { SignedInPayer } from '../payments/signed-in-payer.ts'
import { openCheckout, recordNextAttempt, type StartPaymentPorts } from '../payments/start-payment.ts'
import { momentOf } from './moment-of.ts'
import { mustBeSaved } from './must-be-saved.ts'
import { notify } from './notify.ts'
import { contextOf, type ReservationContext } from './reservation-context.ts'
import type { ReservationPorts } from './reservation-ports.ts'
import type { ReservationConflict } from './reservation-refusals.ts'
import type { PaymentLink } from './submission.ts'

export interface ConfirmReservationPorts extends ReservationPorts, StartPaymentPorts {
  readonly checkPayment: Pick<CheckPayment, 'execute'>
}

export interface ConfirmCommand {
  readonly id: ReservationId
  /** Of the link that went out by message; asked for where nothing is paid online. */
  readonly confirmation?: string | null
  /** Whoever is signed in at the browser that pays; the link alone is enough to pay. */
  readonly payer?: SignedInPayer | null
}

export interface Confirmed {
  readonly id: ReservationId
  readonly status: ReservationStatus
  readonly payment: PaymentLink | null
}

type Step =
  | { readonly kind: 'settled'; readonly status: ReservationStatus }
  | { readonly kind: 'pay'; readonly reservation: SubmittedReservation; readonly amount: Money }

export type ConfirmAsGuestRefusal = ReservationConflict | { readonly code: 'confirmation_missing' }

type AnsweredStep = Result<Step, ConfirmAsGuestRefusal>

/**
 * The CONFIRM link: confirms when nothing is due online, otherwise says where to pay what is due next.
 * Confirmed again, it answers the same. A payment that already went through at the gateway counts first, so
 * that nobody pays twice; one that is with the bank is waited for.
 */
export class ConfirmAsGuest {
  readonly #ports: ConfirmReservationPorts

  constructor(ports: ConfirmReservationPorts) {
    this.#ports = ports
  }

  async execute({ id, confirmation = null, payer = null }: ConfirmCommand): Promise<Result<Confirmed, ConfirmAsGuestRefusal>> {
    const isProved = confirmation !== null && (await this.#ports.confirmationKeys.isRight(id, confirmation))
    const first = await this.#step(id, isProved)
    if (isLast(first)) return answered(id, first)

    await this.#ports.checkPayment.execute({ reservationId: id })
    const { step, started } = await this.#ports.transaction.run(() => this.#next(id, { first, payer, isProved }))
    if (!started) return answered(id, step)
    const { reservation, attempt } = started
    const payment = await openCheckout(this.#ports, reservation, { attempt, payer })
    return accepted({ id, status: reservation.status, payment })
  }

  async #next(
    id: ReservationId,
    {
      first,
      payer,
      isProved,
    }: { readonly first: AnsweredStep; readonly payer: SignedInPayer | null; readonly isProved: boolean },
  ) {
    const step = await this.#step(id, isProved)
    if (!step.ok || step.value.kind === 'settled' || isPaidMeanwhile(first, step.value)) return { step, started: null }
    const earlier = await this.#ports.payments.attemptsOf(id)
    if (earlier.some(isMoneyWithBank)) return { step, started: null }
    const { reservation, amount } = step.value
    const attempt = await recordNextAttempt(this.#ports, reservation, { amount, payer, earlier: earlier.length })
    return { step, started: { reservation, attempt } }
  }

  #step(id: ReservationId, isProved: boolean): Promise<AnsweredStep> {
    return this.#ports.transaction.run(async () => {
      const found = await this.#ports.reservations.findForChange(id)
      if (!found) return refused({ code: 'not-found' })
      const context = await contextOf(found, this.#ports)
      const readiness = readyToConfirm(found, momentOf(context))
      if (readiness.kind === 'conflict') return refused({ code: readiness.refusal.code })
      const { reservation } = readiness
      const amount = onlineAmountDue(reservation, context.catalogue.organisation.takesOnlinePayment)
      if (amount.isPositive) return accepted({ kind: 'pay', reservation, amount })
      if (reservation.status !== 'pending') return accepted({ kind: 'settled', status: reservation.status })
      if (!isProved) return refused({ code: 'confirmation_missing' })
      return this.#confirm(reservation, context)
    })
  }

  async #confirm(pending: PendingReservation, context: ReservationContext): Promise<AnsweredStep> {
    const { takesOnlinePayment } = context.catalogue.organisation
    const confirmed = confirm(pending, { by: 'guest', moment: momentOf(context), takesOnlinePayment })
    if (!confirmed.ok) return refused({ code: 'expired' })
    const { reservation, change } = confirmed.value
    mustBeSaved(await this.#ports.reservations.replace(reservation, change))
    await notify(this.#ports, { event: 'confirmed', reservation, context })
    return accepted({ kind: 'settled', status: reservation.status })
  }
}

/** Nothing that the gateway could still tell would change it. */
function isLast(step: AnsweredStep): boolean {
  return step.ok ? step.value.kind === 'settled' : step.refusal.code !== 'expired'
}

/** The gateway told of the payment that was due; what remains after it is for another time. */
function isPaidMeanwhile(before: AnsweredStep, { reservation }: Extract<Step, { kind: 'pay' }>): boolean {
  return !before.ok || before.value.kind !== 'pay' || before.value.reservation.status !== reservation.status
}

function answered(id: ReservationId, step: AnsweredStep): Result<Confirmed, ConfirmAsGuestRefusal> {
  if (!step.ok) return step
  const status = step.value.kind === 'settled' ? step.value.status : step.value.reservation.status
  return accepted({ id, status, payment: null })
}
