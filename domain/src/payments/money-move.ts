/**
 * Taken, given back, of which it was heard later that it never went out, taken back by the guest's bank in a
 * dispute; of which the bank took less, since a refund had gone out, or returned all when the dispute was
 * won; or never taken, whatever the desk wrote down.
 */
export const moneyMoveKinds = [
  'capture',
  'refund',
  'refund-returned',
  'chargeback',
  'chargeback-correction',
  'chargeback-reversal',
  'reversal',
] as const
export type MoneyMoveKind = (typeof moneyMoveKinds)[number]

/** Towards the campsite; every other kind goes back to the guest. */
export function comesIn(kind: MoneyMoveKind): boolean {
  return kind === 'capture' || kind === 'refund-returned' || kind === 'chargeback-correction' || kind === 'chargeback-reversal'
}
