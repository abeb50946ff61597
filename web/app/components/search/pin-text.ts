import type { PageResult } from '#server/wire/card-on-page.ts'
import { randText } from '../../formatting/rand-text.ts'

/**
 * What a place costs, as its pin says it: the total for the stay, else from what a night. Null: nothing free,
 * or no price.
 */
export function pinText({
  hasAvailability,
  fromTotal,
  price,
}: Pick<PageResult, 'hasAvailability' | 'fromTotal' | 'price'>): string | null {
  if (hasAvailability === false) return null
  const amount = fromTotal ?? price?.amount ?? null
  return amount === null ? null : randText(amount)
}
