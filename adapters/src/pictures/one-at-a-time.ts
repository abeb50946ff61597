import { AtMost } from '../shared/at-most.ts'

/**
 * Runs at most `limit` tasks at once, in the order they came; the same name asked for while it runs shares
 * its answer.
 */
export class OneAtATime {
  readonly #turns: AtMost
  readonly #running = new Map<string, Promise<unknown>>()

  constructor(limit: number) {
    this.#turns = new AtMost(limit)
  }

  /** Tasks of one name must give the same type of answer. */
  run<Answer>(name: string, task: () => Promise<Answer>): Promise<Answer> {
    const running = this.#running.get(name)
    if (running) return running as Promise<Answer>
    const answer = this.#turns.run(task).finally(() => this.#running.delete(name))
    this.#running.set(name, answer)
    return answer
  }
}
