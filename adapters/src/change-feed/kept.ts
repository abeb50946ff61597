import { AsyncLocalStorage } from 'node:async_hooks'
import type { EntityManager } from '@mikro-orm/postgresql'
import { namingStatement } from '../postgres/guard/named-organisations.ts'
import type { Change, ChangeFeed } from './change.ts'

const pastKept = new AsyncLocalStorage<true>()

/**
 * Whatever `work` asks is read from the database. For what is kept by a version that was read there: that
 * version may be of a change that has not been heard yet, and what is kept here older than it.
 */
export function readingPastKept<Answer>(work: () => Answer): Answer {
  return pastKept.run(true, work)
}

/** What a change makes old: these keys, those that the function names, or whatever is kept. */
export type MadeOld<Key> = readonly Key[] | ((key: Key) => boolean) | 'all'

/**
 * What was read from the database, for as long as the feed says that it still stands there. While the feed is
 * not current every question goes to the database, as it does for what was never read.
 */
export class KeptWhileCurrent<Key, Value> {
  readonly #values = new Map<Key, Value>()
  readonly #feed: ChangeFeed
  readonly #most: number
  /** How many times something became old, or may have. */
  #timesOld = 0

  /**
   * Most changes make nothing old here, and a named key costs the same however many are kept. Of more than
   * `most` the oldest is forgotten.
   */
  constructor(feed: ChangeFeed, madeOld: (change: Change) => MadeOld<Key>, most = Number.POSITIVE_INFINITY) {
    this.#feed = feed
    this.#most = most
    feed.follow({
      missed: () => this.#makeOld('all'),
      changed: (changes) => {
        for (const change of changes) this.#makeOld(madeOld(change))
      },
    })
  }

  get(key: Key): Value | undefined {
    return this.#feed.isCurrent() && !pastKept.getStore() ? this.#values.get(key) : undefined
  }

  /** After a change by this process, whose own people look at once. */
  forget(): void {
    this.#values.clear()
  }

  async of(em: EntityManager, key: Key, read: () => Promise<Value>): Promise<Value> {
    const kept = this.get(key)
    if (kept !== undefined) return kept
    const [value] = await this.reading(em, async () => [[key, await read()] as const])
    return (value as readonly [Key, Value])[1]
  }

  /**
   * Reads and keeps, unless something became old meanwhile: then it may be older than that. What a
   * transaction sees is not kept: it may be its own and never be committed; nor what an act of staff sees,
   * which is not all.
   */
  async reading(
    em: EntityManager,
    read: () => Promise<readonly (readonly [Key, Value])[]>,
  ): Promise<readonly (readonly [Key, Value])[]> {
    const timesOld = this.#timesOld
    const mayKeep = this.#feed.isCurrent() && !em.isInTransaction() && namingStatement() === undefined
    const entries = await read()
    if (mayKeep && this.#timesOld === timesOld) for (const [key, value] of entries) this.#keep(key, value)
    return entries
  }

  #makeOld(made: MadeOld<Key>): void {
    if (made === 'all') this.#values.clear()
    else if (typeof made === 'function') for (const key of this.#values.keys()) made(key) && this.#values.delete(key)
    else for (const key of made) this.#values.delete(key)
    if (typeof made !== 'object' || made.length > 0) this.#timesOld += 1
  }

  #keep(key: Key, value: Value): void {
    this.#values.set(key, value)
    if (this.#values.size > this.#most) this.#values.delete(this.#values.keys().next().value as Key)
  }
}
