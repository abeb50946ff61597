import type { IdempotencyKeys } from '@camp/application/idempotency/idempotency-keys.ts'
import type { UseCases } from '@camp/application/use-cases.ts'

export interface RpcScope {
  readonly useCases: UseCases
  readonly idempotencyKeys: IdempotencyKeys
}

/** What a procedure finds around it: one context per request, however many calls the request carries. */
export interface RpcContext {
  /** A unit of work of its own for each call: the calls of a batch run at the same time. */
  readonly openScope: () => RpcScope
  /** The header `Idempotency-Key` as it came. */
  readonly idempotencyKey: string | null
  /** Milliseconds after which a call is answered with TIMEOUT. */
  readonly patience: number
}
