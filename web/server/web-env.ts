import type { UseCases } from '@camp/application/use-cases.ts'
import type { RequestFacts } from './request-scope.ts'

/** What every handler finds in Hono's context: `c.get('facts')`, `c.get('useCases')`. */
export interface WebEnv {
  Variables: {
    facts: RequestFacts
    useCases: UseCases
  }
}
