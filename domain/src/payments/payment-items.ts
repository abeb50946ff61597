import type { PlotId } from '../shared/ids.ts'
import { Money } from '../shared/money.ts'

/** What a part of a payment paid for; `overpaid` is what no plot owed any more. */
export type PaymentItemKind = 'deposit' | 'balance' | 'full' | 'overpaid'

export interface PaymentItem {
  readonly kind: PaymentItemKind
  /** Null for what was paid too much. */
  readonly plotId: PlotId | null
  /** As it was called then. */
  readonly plotName: string | null
  /** Above zero. */
  readonly amount: Money
}

export interface PlotToPayFor {
  readonly plotId: PlotId
  readonly plotName: string
  readonly total: Money
  /** What the plot asks of a first payment. */
  readonly deposit: Money
  /** By earlier payments. */
  readonly paid: Money
}

interface Payment {
  readonly amount: Money
  readonly kind: Exclude<PaymentItemKind, 'overpaid'>
  readonly plots: readonly PlotToPayFor[]
}

/**
 * Shares a payment out over the plots of its reservation, to the cent: a deposit by what each plot asks of
 * it, anything else by what each plot still owes; the items add up to the payment. The cents that are left
 * over go to the first plots.
 */
export function paymentItems({ amount, kind, plots }: Payment): readonly PaymentItem[] {
  const owed = plots.map((plot) => plot.total.minus(plot.paid).cents).map((cents) => Math.max(cents, 0))
  const deposits = plots.map(({ deposit, paid }) => Math.max(deposit.minus(paid).cents, 0))
  const isDeposit = kind === 'deposit' && sum(deposits) === amount.cents
  const shares = isDeposit ? deposits : inProportion(Math.min(amount.cents, sum(owed)), owed)
  const money = (cents: number) => Money.cents(cents, amount.currency)
  const items: PaymentItem[] = plots
    .map(({ plotId, plotName }, position) => ({ kind, plotId, plotName, amount: money(shares[position] ?? 0) }))
    .filter((item) => item.amount.isPositive)
  const over = amount.cents - sum(shares)
  return over > 0 ? [...items, { kind: 'overpaid', plotId: null, plotName: null, amount: money(over) }] : items
}

/** Never more than the weight itself, as the whole is never more than all of them. */
function inProportion(whole: number, weights: readonly number[]): readonly number[] {
  const all = sum(weights)
  if (all === 0) return weights.map(() => 0)
  const shares = weights.map((weight) => Math.floor((whole * weight) / all))
  let left = whole - sum(shares)
  return shares.map((share, position) => {
    if (left === 0 || share >= (weights[position] ?? 0)) return share
    left -= 1
    return share + 1
  })
}

function sum(cents: readonly number[]): number {
  return cents.reduce((total, one) => total + one, 0)
}
