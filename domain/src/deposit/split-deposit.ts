import { percentageOf, toTenCents } from '../pricing/exact.ts'
import type { Money } from '../shared/money.ts'

export interface DepositSplit {
  readonly deposit: Money
  readonly balance: Money
}

/**
 * Deposit = total × percentage / 100, half-up to ten cents and never above the total; the balance is the
 * rest.
 */
export function splitDeposit(total: Money, percentage: number): DepositSplit {
  const deposit = toTenCents(percentageOf(total.cents, percentage), total.currency).atMost(total)
  return { deposit, balance: total.minus(deposit) }
}
