import type { Money } from '@camp/domain/shared/money.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'

/**
 * What the gateway answered to one step of a test. Nothing in it is secret: ids are shortened before they are
 * kept.
 */
export interface GatewayAnswer {
  readonly step: 'validate' | 'create' | 'status' | 'refund'
  readonly at: Temporal.Instant
  readonly isGood: boolean
  /** A result code, or in one word what happened: `valid`, `created`, `refund-declined`, `no-answer`. */
  readonly outcome: string
  /** In the gateway's words, shortened. */
  readonly detail: string
}

/** A payment by which the platform tries the gateway: no reservation, no money of a booking. */
export interface GatewayTest {
  readonly id: string
  /** Begins with `TEST`, as that of no booking does. */
  readonly merchantTransactionId: string
  readonly amount: Money
  readonly checkoutId: string | null
  readonly redirectUrl: string | null
  readonly gatewayPaymentId: string | null
  readonly resultCode: string | null
  readonly refunded: Money
  /** In the order in which they came. */
  readonly answers: readonly GatewayAnswer[]
  readonly startedAt: Temporal.Instant
}

export interface GatewayTests {
  add(test: GatewayTest): Promise<void>
  save(test: GatewayTest): Promise<void>
  find(id: string): Promise<GatewayTest | undefined>
  /** The last started first. */
  latest(limit: number): Promise<readonly GatewayTest[]>
}

export const testPrefix = 'TEST'

export function isGatewayTest(merchantTransactionId: string): boolean {
  return merchantTransactionId.startsWith(testPrefix)
}
