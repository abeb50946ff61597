/**
 * How long one request may look for sets of plots and for other dates: as many steps for every request,
 * whatever it asks (rule X9). Who finds it spent says that the looking stopped, and names no price.
 */
export class StepBudget {
  #left: number
  #taken = 0
  #isSpent = false
  readonly #whole: StepBudget | null

  constructor(steps: number, whole: StepBudget | null = null) {
    this.#left = steps
    this.#whole = whole
  }

  /**
   * So many steps of these at most, for one of several things to look at: whatever it asks, something is left
   * for others.
   */
  part(steps: number): StepBudget {
    return new StepBudget(steps, this)
  }

  /** Whether so many were left; after the first refusal none are. */
  take(steps = 1): boolean {
    this.#isSpent ||= steps > this.#left || this.#whole?.take(steps) === false
    if (!this.#isSpent) {
      this.#left -= steps
      this.#taken += steps
    }
    return !this.#isSpent
  }

  get taken(): number {
    return this.#taken
  }

  get isSpent(): boolean {
    return this.#isSpent
  }
}
