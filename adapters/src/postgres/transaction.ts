import { setTimeout as pause } from 'node:timers/promises'
import type { Randomness } from '@camp/application/shared/randomness.ts'
import type { Transaction } from '@camp/application/shared/transaction.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { withOutageNamed } from './outages.ts'
import { isOutdatedPlan, sqlState } from './sql-state.ts'

/** Serialisation failure and deadlock: both say "nothing was written, ask again". */
const worthAnotherTry = new Set(['40001', '40P01'])
const tries = 6

export interface PostgresTransactionParts {
  readonly em: EntityManager
  readonly randomness: Randomness
  /** After a transaction, not after one that joined it. */
  readonly onCommitted?: () => void
}

/**
 * Joins the transaction that is open already; otherwise opens one that the repositories of the same entity
 * manager join.
 */
export class PostgresTransaction implements Transaction {
  readonly #em: EntityManager
  readonly #randomness: Randomness
  readonly #onCommitted: () => void

  constructor({ em, randomness, onCommitted = () => {} }: PostgresTransactionParts) {
    this.#em = em
    this.#randomness = randomness
    this.#onCommitted = onCommitted
  }

  async run<Value>(work: () => Promise<Value>): Promise<Value> {
    if (this.#em.isInTransaction()) return work()
    for (let attempt = 1; ; attempt++) {
      try {
        const value = await this.#em.transactional(work)
        this.#onCommitted()
        return value
      } catch (error) {
        if (attempt === tries || !isWorthAnotherTry(error)) throw withOutageNamed(error)
        await pause(this.#randomness.integer(0, 10 * 2 ** attempt))
      }
    }
  }
}

function isWorthAnotherTry(error: unknown): boolean {
  return worthAnotherTry.has(sqlState(error) ?? '') || isOutdatedPlan(error)
}
