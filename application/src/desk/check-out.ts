import { completeByCheckOut, mayCheckOut } from '@camp/domain/reservations/complete.ts'
import { openBalance } from '@camp/domain/reservations/open-balance.ts'
import { isPaidOffline } from '@camp/domain/reservations/paid-offline.ts'
import { readyToEnd } from '@camp/domain/reservations/readiness.ts'
import type { ConfirmedReservation, PartiallyPaidReservation } from '@camp/domain/reservations/reservation.ts'
import { longestDebtor, type TextTooLong, textTooLong } from '@camp/domain/reservations/staff-texts.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Payments } from '../payments/payments.ts'
import { writeOfflinePayment } from '../payments/write-offline-payment.ts'
import { actAtTheDesk, type DeskActPorts, type DeskSituation, type DeskStep } from './act-at-the-desk.ts'
import type { DeskCommand, DeskConflict, DeskOutcome, DeskRefusal } from './desk-answers.ts'
import { conflictCode } from './receive-guests.ts'

/** What becomes of the money that is still open when guests leave (rule L15). */
export type Settlement =
  /** All of it was taken just now. */
  | { readonly kind: 'paid'; readonly method: 'cash' | 'card-machine' }
  /** The guest gets a message with the way to pay online. */
  | { readonly kind: 'link' }
  /** Whoever is named here will pay. */
  | { readonly kind: 'owing'; readonly name: string }

export interface CheckOutCommand extends DeskCommand {
  /** Asked for as long as money is open. */
  readonly settlement?: Settlement | null
}

export type CheckOutRefusal =
  | DeskConflict
  | { readonly code: 'stay-not-begun' }
  | { readonly code: 'money-open'; readonly balance: Money }
  /** Nothing is paid online here. */
  | { readonly code: 'no-online-payment' }
  | { readonly code: 'debtor-missing' }
  | TextTooLong<'debtor-too-long'>

type Ports = DeskActPorts & { readonly payments: Payments }
type Stay = PartiallyPaidReservation | ConfirmedReservation
type Step = Result<DeskStep, CheckOutRefusal>

/** The guests have left, which completes the stay. Nobody leaves with money open without a word about it. */
export class CheckOut {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  execute(command: CheckOutCommand): Promise<Result<DeskOutcome, DeskRefusal | CheckOutRefusal>> {
    return actAtTheDesk<CheckOutRefusal>(this.#ports, command, async (situation) => {
      const { reservation, moment, by } = situation
      if (reservation.status === 'completed') return accepted('done-before')
      const readiness = readyToEnd(reservation, moment)
      if (readiness.kind !== 'ready') return refused({ code: conflictCode(readiness) })
      if (!mayCheckOut(readiness.reservation.stay, moment.today)) return refused({ code: 'stay-not-begun' })
      const balance = openBalance(reservation)
      if (!balance.isPositive) return completeByCheckOut(readiness.reservation, { by, moment })
      if (!command.settlement) return refused({ code: 'money-open', balance })
      return this.#settled(readiness.reservation, { ...situation, balance }, command.settlement)
    })
  }

  #settled(stay: Stay, situation: DeskSituation & { readonly balance: Money }, settlement: Settlement): Step {
    switch (settlement.kind) {
      case 'paid':
        return this.#paid(stay, situation, settlement.method)
      case 'link':
        return withLink(stay, situation)
      case 'owing':
        return leftOwing(stay, situation, settlement.name.trim())
    }
  }

  #paid(
    stay: Stay,
    { balance, moment, by, context }: DeskSituation & { readonly balance: Money },
    method: 'cash' | 'card-machine',
  ): Step {
    const completed = completeByCheckOut({ ...stay, amountPaid: stay.amountPaid.plus(balance) }, { by, moment })
    if (!completed.ok) return completed
    const taken = { reservation: stay, context, amount: balance, method, reference: null, paidOn: moment.today, by }
    return accepted({
      ...completed.value,
      logged: { act: 'payment-recorded', note: null },
      writes: async () => {
        await writeOfflinePayment(this.#ports, taken)
      },
    })
  }
}

function withLink(stay: Stay, { moment, by, context }: DeskSituation): Step {
  if (!context.catalogue.organisation.takesOnlinePayment || isPaidOffline(stay)) return refused({ code: 'no-online-payment' })
  const completed = completeByCheckOut(stay, { by, moment })
  if (!completed.ok) return completed
  return accepted({
    ...completed.value,
    logged: { act: 'left-owing', note: null },
    notice: { event: 'payment-due', occurrence: `left ${moment.now.toString()}` },
  })
}

function leftOwing(stay: Stay, { moment, by }: DeskSituation, name: string): Step {
  if (name === '') return refused({ code: 'debtor-missing' })
  const tooLong = textTooLong('debtor-too-long', name, longestDebtor)
  if (tooLong) return refused(tooLong)
  const completed = completeByCheckOut(stay, { by, moment, owedBy: name })
  return completed.ok ? accepted({ ...completed.value, logged: { act: 'left-owing', note: name } }) : completed
}
