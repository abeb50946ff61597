import { Money } from '../shared/money.ts'

/** An invoice of a booking, and what credit notes took back of it. */
export interface StandingInvoice<Id> {
  readonly id: Id
  readonly amount: Money
  readonly credited: Money
}

export type NeededPaper<Id> =
  | { readonly kind: 'invoice'; readonly amount: Money }
  | { readonly kind: 'credit-note'; readonly amount: Money; readonly corrects: Id }

/**
 * Which papers make what is invoiced agree with what the booking costs: an invoice for what is missing, or
 * credit notes on the newest invoices, each for what is left of it at most (rule B10).
 */
export function neededPapers<Id>(total: Money, invoices: readonly StandingInvoice<Id>[]): readonly NeededPaper<Id>[] {
  const none = Money.zero(total.currency)
  const standing = Money.sum(
    invoices.map(({ amount, credited }) => amount.minus(credited)),
    total.currency,
  )
  const charged = total.isPositive ? total : none
  if (charged.isMoreThan(standing)) return [{ kind: 'invoice', amount: charged.minus(standing) }]
  let over = standing.minus(charged)
  return invoices.toReversed().flatMap(({ id, amount, credited }) => {
    const part = over.atMost(amount.minus(credited))
    over = over.minus(part)
    return part.isPositive ? [{ kind: 'credit-note' as const, amount: part, corrects: id }] : []
  })
}
