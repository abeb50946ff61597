import type { EntityManager } from '@mikro-orm/postgresql'
import type { RawBuilder } from 'kysely'

/**
 * One promise about the stored data, and the query whose rows break it; each row has a `key` that says which.
 */
export interface InvariantQuery {
  readonly id: string
  readonly promise: string
  readonly hint: string
  /** Asked for where the database has to say first what there is to look at. */
  readonly violations: RawBuilder<unknown> | ((em: EntityManager) => Promise<RawBuilder<unknown>>)
  /** Keys of what no query can tell by itself. */
  readonly further?: (em: EntityManager) => Promise<readonly string[]>
}
