/**
 * Runs at most `limit` tasks at once, in the order they came; the same name asked for while it runs shares
 * its answer.
 */
export class OneAtATime {
  readonly #limit: number
  readonly #running = new Map<string, Promise<unknown>>()
  readonly #waiting: (() => void)[] = []
  #busy = 0

  constructor(limit: number) {
    this.#limit = limit
  }

  /** Tasks of one name must give the same type of answer. */
  run<Answer>(name: string, task: () => Promise<Answer>): Promise<Answer> {
    const running = this.#running.get(name)
    if (running) return running as Promise<Answer>
    const answer = this.#whenFree(task).finally(() => this.#running.delete(name))
    this.#running.set(name, answer)
    return answer
  }

  async #whenFree<Answer>(task: () => Promise<Answer>): Promise<Answer> {
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
