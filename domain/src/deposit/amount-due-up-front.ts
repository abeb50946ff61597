import { Money } from '../shared/money.ts'
import { Temporal } from '../shared/temporal.ts'
import { balanceDueDate } from './balance-due-date.ts'
import { partialPaymentApplies } from './partial-payment-applies.ts'
import type { PaymentRule } from './payment-rule.ts'
import { splitDeposit } from './split-deposit.ts'

export interface PlotToPay {
  readonly total: Money
  /** The plot's own rule. */
  readonly rule: PaymentRule | null
}

export interface ReservationToPay {
  readonly plots: readonly PlotToPay[]
  readonly arrival: Temporal.PlainDate
  readonly today: Temporal.PlainDate
  /** The guest's choice; a deposit is an offer, never an order. */
  readonly payInFull: boolean
}

/** In the order of the plots. `dueDate` is the last day for the balance, null when nothing remains. */
export interface PlotPayment {
  readonly total: Money
  readonly amountDueUpFront: Money
  readonly balance: Money
  readonly dueDate: Temporal.PlainDate | null
}

export interface ReservationPayment {
  readonly amountDue: Money
  readonly amountDueUpFront: Money
  readonly balance: Money
  /** The earliest of the plots' balance dates. */
  readonly dueDate: Temporal.PlainDate | null
  readonly perPlot: readonly PlotPayment[]
}

/**
 * The minimum for a deposit is judged on the reservation's total, the deposit worked out per plot by its own
 * rule.
 */
export function amountDueUpFront(reservation: ReservationToPay): ReservationPayment {
  const amountDue = Money.sum(reservation.plots.map((plot) => plot.total))
  const perPlot = reservation.plots.map((plot) => plotPayment(plot, amountDue, reservation))
  return {
    amountDue,
    amountDueUpFront: Money.sum(perPlot.map((plot) => plot.amountDueUpFront)),
    balance: Money.sum(perPlot.map((plot) => plot.balance)),
    dueDate: earliest(perPlot.flatMap((plot) => plot.dueDate ?? [])),
    perPlot,
  }
}

function plotPayment({ total, rule }: PlotToPay, reservationTotal: Money, reservation: ReservationToPay): PlotPayment {
  const { arrival, today, payInFull } = reservation
  if (payInFull || !partialPaymentApplies(rule, reservationTotal, arrival, today)) return paidInFull(total)
  const { deposit, balance } = splitDeposit(total, rule.partialPaymentPercentage)
  if (balance.isZero) return paidInFull(total)
  return { total, amountDueUpFront: deposit, balance, dueDate: balanceDueDate(rule, arrival) ?? arrival }
}

function paidInFull(total: Money): PlotPayment {
  return { total, amountDueUpFront: total, balance: Money.zero(total.currency), dueDate: null }
}

function earliest(dates: readonly Temporal.PlainDate[]): Temporal.PlainDate | null {
  return dates.toSorted(Temporal.PlainDate.compare)[0] ?? null
}
