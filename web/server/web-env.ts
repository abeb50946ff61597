import type { IdempotencyKeys } from '@camp/application/idempotency/idempotency-keys.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import type { RequestFacts } from './request-scope.ts'

/** One unit of work, and everything over it. */
export interface WorkScope {
  readonly useCases: UseCases
  readonly idempotencyKeys: IdempotencyKeys
}

/** What every handler finds in Hono's context: `c.get('facts')`, `c.get('openScope')().useCases`. */
export interface WebEnv {
  Variables: {
    facts: RequestFacts
    /** A unit of work of its own for each call. */
    openScope: () => WorkScope
    /** Whatever is done for the request ends with it. */
    end: AbortSignal
  }
}
