import { Temporal } from '../shared/temporal.ts'
import { movesMoney, type PaymentOutcome } from './result-code.ts'

/** A refund that the gateway took on. */
export interface RefundAtGateway {
  readonly state: 'open' | 'done' | 'manual'
  /** When the gateway last said how it ended, by its clock. */
  readonly heardAt: Temporal.Instant | null
  /** It was heard that it did not go out, and stands so in the books. */
  readonly isReturned: boolean
}

/**
 * `returned`: the money is still here and owed. `went-out`: it left after all. `noted`: the word changes
 * nothing, but nothing older counts after it.
 */
export type AfterRefundWord = 'returned' | 'went-out' | 'noted' | 'nothing'

/**
 * What follows when the gateway says how a refund ended. Words come in any order and more than once, and the
 * latest by its clock counts. A refund that was refused is in the hands of staff; where they have paid it
 * already, or it went out after all, no word changes the books again.
 */
export function afterRefundWord(
  { state, heardAt, isReturned }: RefundAtGateway,
  { outcome, at }: { readonly outcome: PaymentOutcome; readonly at: Temporal.Instant },
): AfterRefundWord {
  if (outcome === 'pending' || outcome === 'uncertain' || outcome === 'chargeback') return 'nothing'
  if (heardAt && Temporal.Instant.compare(at, heardAt) <= 0) return 'nothing'
  if (movesMoney(outcome)) return isReturned && state === 'manual' ? 'went-out' : 'noted'
  return isReturned ? 'noted' : 'returned'
}
