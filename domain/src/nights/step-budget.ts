/**
 * How long one request may look for sets of plots and for other dates: as many steps for every request,
 * whatever it asks. Who finds it spent says that the looking stopped, and names no price.
 */
export class StepBudget {
  #left: number
  #isSpent = false

  constructor(steps: number) {
    this.#left = steps
  }

  /** Whether so many were left; after the first refusal none are. */
  take(steps = 1): boolean {
    this.#isSpent ||= steps > this.#left
    if (!this.#isSpent) this.#left -= steps
    return !this.#isSpent
  }

  get isSpent(): boolean {
    return this.#isSpent
  }
}
