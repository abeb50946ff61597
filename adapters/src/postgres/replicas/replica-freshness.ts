/** Milliseconds that what a read says may be old. */
export const readsAtMostOld = 1_000
const keptFor = 5 * readsAtMostOld

/**
 * Which moment of the primary a replica has reached. By what the primary had written in its log at that
 * moment, so no clock of another machine counts, and a primary that nobody writes to has no lag.
 */
export class ReplicaFreshness {
  #written: readonly { readonly at: number; readonly position: number }[] = []
  readonly #reached: number[]

  constructor(replicas: number) {
    this.#reached = Array.from({ length: replicas }, () => Number.NEGATIVE_INFINITY)
  }

  /** Moments are milliseconds that only grow, positions are bytes of the log. */
  primaryWrote(at: number, position: number): void {
    this.#written = [...this.#written.filter((one) => at - one.at < keptFor), { at, position }]
  }

  replicaReplayed(replica: number, position: number): void {
    const latest = this.#written.findLast((one) => one.position <= position)
    if (latest) this.#reached[replica] = Math.max(this.#reached[replica] ?? 0, latest.at)
  }

  /** It was not reached: whatever it had, nobody knows what it has. */
  replicaIsGone(replica: number): void {
    this.#reached[replica] = Number.NEGATIVE_INFINITY
  }

  isCurrent(replica: number, now: number): boolean {
    return now - (this.#reached[replica] ?? Number.NEGATIVE_INFINITY) <= readsAtMostOld
  }
}
