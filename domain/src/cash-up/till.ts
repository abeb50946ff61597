import { comesIn, type MoneyMoveKind } from '../payments/money-move.ts'
import { type OfflinePaymentMethod, offlinePaymentMethods } from '../payments/offline-payment.ts'
import { type Currency, Money } from '../shared/money.ts'
import type { Temporal } from '../shared/temporal.ts'

/** Money that the desk wrote down as taken, given back, or never taken after all. */
export interface TillEntry {
  readonly id: string
  readonly kind: MoneyMoveKind
  readonly method: OfflinePaymentMethod
  readonly amount: Money
  /** When it was written down; the day of the till is that on which the money changed hands. */
  readonly at: Temporal.Instant
  readonly by: string
}

/** What one person took and gave back by one method. */
export interface TillLine {
  readonly method: OfflinePaymentMethod
  readonly by: string
  readonly taken: Money
  readonly returned: Money
}

/** By method in their order, then by person as they first wrote. */
export function tillLines(entries: readonly TillEntry[], currency: Currency): readonly TillLine[] {
  return offlinePaymentMethods.flatMap((method) => {
    const ofMethod = entries.filter((entry) => entry.method === method)
    return [...new Set(ofMethod.map(({ by }) => by))].map((by) => {
      const own = ofMethod.filter((entry) => entry.by === by)
      const sum = (isIn: boolean) =>
        Money.sum(
          own.filter(({ kind }) => comesIn(kind) === isIn).map(({ amount }) => amount),
          currency,
        )
      return { method, by, taken: sum(true), returned: sum(false) }
    })
  })
}

export function netOfTill(lines: readonly TillLine[], currency: Currency): Money {
  return Money.sum(
    lines.map(({ taken, returned }) => taken.minus(returned)),
    currency,
  )
}

/** What should be there of a method, and what is. */
export interface MethodCount {
  readonly method: OfflinePaymentMethod
  readonly expected: Money
  readonly counted: Money
}

/** Below zero: money is missing. */
export function countedDifference(counts: readonly MethodCount[], currency: Currency): Money {
  return Money.sum(
    counts.map(({ expected, counted }) => counted.minus(expected)),
    currency,
  )
}

/** What should be there of each method by which anything moved. */
export function expectedByMethod(
  lines: readonly TillLine[],
  currency: Currency,
): readonly Pick<MethodCount, 'method' | 'expected'>[] {
  const methods = offlinePaymentMethods.filter((method) => lines.some((line) => line.method === method))
  return methods.map((method) => ({
    method,
    expected: netOfTill(
      lines.filter((line) => line.method === method),
      currency,
    ),
  }))
}
