import { comesIn, moneyMoveKinds } from '@camp/domain/payments/money-move.ts'
import { sql } from 'kysely'

/** `comesIn` of the domain, as a list of values. */
export const kindsComingIn = sql.raw(
  moneyMoveKinds
    .filter(comesIn)
    .map((kind) => `'${kind}'`)
    .join(', '),
)
