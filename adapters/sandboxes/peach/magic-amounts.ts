import { type TestCard, testCard, testCards } from './test-cards.ts'

/**
 * Below every price of a stay, so that nobody meets one by chance; within what `/admin/peach-payments-test`
 * may ask.
 */
export const magicAmounts: readonly (readonly [amount: string, card: string])[] = [
  ['1.01', '4200000000000026'], // declined by the bank
  ['1.02', '4200000000000034'], // not enough money
  ['1.03', '4200000000000059'], // pending, succeeds later
  ['1.04', '4200000000000125'], // pending, declined later
  ['1.05', '4200000000000109'], // cancelled, succeeds later
  ['1.06', '4200000000000158'], // disputed later
  ['1.07', '4200000000000141'], // cannot be refunded
  ['1.08', '4200000000000174'], // the sandbox says a cent less
  ['1.09', '4200000000000133'], // the bank is silent
]

/** The card that pays where nobody chooses one. */
export function cardFor(amount: string): TestCard {
  const magic = magicAmounts.find(([each]) => each === amount)
  return magic ? testCard(magic[1]) : testCards[0]
}
