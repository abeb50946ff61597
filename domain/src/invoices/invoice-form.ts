import { Money } from '../shared/money.ts'

/** Of VAT Act s20(4) and (5): above it a tax invoice is full, up to it abridged. */
const mostAbridged = Money.rand(5000)

/**
 * A full tax invoice names the recipient, and of each line the value without VAT, the VAT and the sum (rule
 * B11).
 */
export function isFullTaxInvoice(amount: Money): boolean {
  return amount.cents > mostAbridged.cents
}
