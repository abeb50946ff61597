import { Temporal } from '../shared/temporal.ts'
import { isDiffering, type PaymentState } from './payment-state.ts'

interface Attempt {
  readonly state: PaymentState
  readonly resultCode: string | null
  readonly createdAt: Temporal.Instant
  /** Null: nobody asks the gateway any more. */
  readonly nextLookAt: Temporal.Instant | null
}

/** The gateway's page is open for half an hour, and what it says is heard within the day. */
const hoursOfPage = 24

/** The guest has paid, as far as they can: whoever pays once more now may pay twice. */
export function isMoneyWithBank({ state, resultCode, nextLookAt }: Omit<Attempt, 'createdAt'>): boolean {
  if (state === 'pending') return nextLookAt !== null
  return isDiffering({ state, resultCode })
}

/**
 * Whether the gateway has money of this try to pay, or may have it: a bank that takes days, an amount at
 * which staff have to look, or a page that was opened within the day. A page that was left alone stays
 * without a final word for good, and says nothing after that.
 */
export function isMoneyOnItsWay(attempt: Attempt, now: Temporal.Instant): boolean {
  if (isMoneyWithBank(attempt)) return true
  const { state, createdAt } = attempt
  const isOpen = state === 'created' || state === 'uncertain'
  return isOpen && Temporal.Instant.compare(now, createdAt.add({ hours: hoursOfPage })) < 0
}
