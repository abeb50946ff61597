import { Money } from '../shared/money.ts'

/**
 * Of one part of an SMS, in hundredths of a cent: SMS are bought in bulk, at prices with fractions of a cent.
 */
export type SmsPartPrice = number

/** About what so many parts cost, to the cent; null where nobody has said what one costs. */
export function smsCost(parts: number, price: SmsPartPrice | null): Money | null {
  return price === null ? null : Money.cents(Math.round((parts * price) / 100))
}
