import { setImmediate } from 'node:timers/promises'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { SandboxTime } from '../sandbox-time.ts'

/** Stands still until it is moved; what falls due on the way happens in order. */
export class ManualSandboxTime implements SandboxTime {
  #now = Temporal.Instant.from('2026-11-21T08:00:00Z')
  #tasks: readonly { readonly at: Temporal.Instant; readonly task: () => void }[] = []

  now(): Temporal.Instant {
    return this.#now
  }

  later(delayMs: number, task: () => void): void {
    this.#tasks = [...this.#tasks, { at: this.#now.add({ milliseconds: delayMs }), task }]
  }

  stop(): void {
    this.#tasks = []
  }

  async advance(ms: number): Promise<void> {
    const until = this.#now.add({ milliseconds: ms })
    for (let next = this.#nextBefore(until); next; next = this.#nextBefore(until)) {
      const due = next
      this.#tasks = this.#tasks.filter((task) => task !== due)
      this.#now = due.at
      due.task()
      await setImmediate()
    }
    this.#now = until
  }

  #nextBefore(until: Temporal.Instant) {
    const [first] = this.#tasks.toSorted((a, b) => Temporal.Instant.compare(a.at, b.at))
    return first && Temporal.Instant.compare(first.at, until) <= 0 ? first : undefined
  }
}
