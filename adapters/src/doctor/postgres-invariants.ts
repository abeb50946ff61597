import type { InvariantCheck, Invariants } from '@camp/application/doctor/invariants.ts'
import type { Clock } from '@camp/application/shared/clock.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { lookThrough } from '../postgres/look-through.ts'
import { databaseOf } from '../postgres/typed-database.ts'
import { conductInvariants } from './conduct-invariants.ts'
import { guardInvariants } from './guard-invariants.ts'
import type { InvariantQuery } from './invariant-query.ts'
import { ledgerInvariants } from './ledger-invariants.ts'
import { lifeInvariants } from './life-invariants.ts'
import { moneyInvariants } from './money-invariants.ts'
import { nightInvariants } from './night-invariants.ts'
import { refundInvariants } from './refund-invariants.ts'

const shownAtMost = 5
const invariants: readonly InvariantQuery[] = [
  ...nightInvariants,
  ...moneyInvariants,
  ...refundInvariants,
  ...ledgerInvariants,
  ...lifeInvariants,
  ...conductInvariants,
  ...guardInvariants,
].toSorted((one, other) => numberOf(one) - numberOf(other))

function numberOf({ id }: InvariantQuery): number {
  return Number(id.slice(1))
}

/** Asks all of them of one moment of the data, while others go on writing. */
export class PostgresInvariants implements Invariants {
  readonly #em: EntityManager
  readonly #clock: Clock | undefined

  /** Without a clock it is as late as the database says. */
  constructor(em: EntityManager, clock?: Clock) {
    this.#em = em
    this.#clock = clock
  }

  check(): Promise<readonly InvariantCheck[]> {
    return lookThrough(this.#em, async () => {
      const now = this.#clock?.now().toString() ?? ''
      await sql`select set_config('camp.now', ${now}, true)`.execute(databaseOf(this.#em))
      const checks: InvariantCheck[] = []
      for (const invariant of invariants) checks.push(await this.#ask(invariant))
      return checks
    })
  }

  /** Raw, as the invariants are: each a report over several tables. */
  async #ask({ id, promise, hint, violations, further }: InvariantQuery): Promise<InvariantCheck> {
    const violating = typeof violations === 'function' ? await violations(this.#em) : violations
    const { rows } = await sql<{ key: string; total: number }>`
      select key, count(*) over ()::int as total from (${violating}) as violating limit ${shownAtMost}`.execute(
      databaseOf(this.#em),
    )
    const others = (await further?.(this.#em)) ?? []
    const examples = [...rows.map(({ key }) => key), ...others].slice(0, shownAtMost)
    return { id, promise, hint, violations: (rows[0]?.total ?? 0) + others.length, examples }
  }
}
