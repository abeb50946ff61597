import { sql } from 'kysely'
import { gaps } from '../postgres/guard/guard-gaps.ts'
import type { InvariantQuery } from './invariant-query.ts'

export const guardInvariants: readonly InvariantQuery[] = [
  {
    id: 'I18',
    promise: 'The database keeps the rows of campsites apart for acts of staff',
    hint: 'Run npm run camp -- migrate, as the role that owns the tables',
    violations: sql`select concat_ws(' ', kind, name) as key from (${sql.raw(gaps)}) as gap`,
  },
]
