import { setImmediate } from 'node:timers/promises'
import type pg from 'pg'
import { copyRows, type TakenRows } from './copy-rows.ts'

/** Rows go to the database while the next ones are made up: both cores of a small machine have work. */
export class Copying {
  readonly #client: pg.Client
  readonly #frozen: ReadonlySet<string>
  #underWay: Promise<void> = Promise.resolve()

  constructor(client: pg.Client, frozen: ReadonlySet<string>) {
    this.#client = client
    this.#frozen = frozen
  }

  /** Waits for what was sent before, and sends these, parents first. */
  async next(tables: readonly TakenRows[]): Promise<void> {
    await this.#underWay
    this.#underWay = this.#send(tables)
    // Heard by whoever waits for it next.
    this.#underWay.catch(() => {})
  }

  async #send(tables: readonly TakenRows[]): Promise<void> {
    for (const taken of tables) await copyRows(this.#client, taken, { isFrozen: this.#frozen.has(taken.table) })
  }

  /** Lets what is under way go on between two pieces of work. */
  async goesOn(): Promise<void> {
    await setImmediate()
  }

  async done(): Promise<void> {
    await this.#underWay
  }
}
