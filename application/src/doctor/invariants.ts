/** One invariant of the live data: what it promises, and the rows that break it. */
export interface InvariantCheck {
  readonly id: string
  readonly promise: string
  readonly violations: number
  /** A few of the violating keys, and what to do about them; empty when there are none. */
  readonly examples: readonly string[]
  readonly hint: string
}

export interface Invariants {
  check(): Promise<readonly InvariantCheck[]>
}
