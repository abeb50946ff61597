import type { ProductScope } from '@camp/adapters/composition/product.ts'
import type { RequestFacts } from './request-scope.ts'

/** What every handler finds in Hono's context: `c.get('facts')`, `c.get('openScope')().useCases`. */
export interface WebEnv {
  Variables: {
    facts: RequestFacts
    /** A unit of work of its own for each call. */
    openScope: () => ProductScope
  }
}
