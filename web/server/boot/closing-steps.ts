export interface ClosingSteps {
  /** What was opened last closes first. */
  add(close: () => Promise<void>): void
  run(): Promise<void>
}

/**
 * Grows while the product starts, so that a signal in the middle of it closes what is open by then, and only
 * that.
 */
export function closingSteps(): ClosingSteps {
  const steps: (() => Promise<void>)[] = []
  return {
    add: (close) => {
      steps.unshift(close)
    },
    run: async () => {
      while (steps.length > 0) await steps.shift()?.()
    },
  }
}
