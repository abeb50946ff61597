/** Runs at most `limit` tasks at once, in the order in which they came. */
export class AtMost {
  readonly #limit: number
  readonly #waiting: (() => void)[] = []
  #busy = 0

  constructor(limit: number) {
    this.#limit = limit
  }

  async run<Answer>(task: () => Promise<Answer>): Promise<Answer> {
    if (this.#busy >= this.#limit) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    else this.#busy += 1
    try {
      return await task()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#busy -= 1
    }
  }
}
