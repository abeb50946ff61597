import type { Randomness } from '../randomness.ts'

/** Never the same twice, and the same in every run. */
export class CountingRandomness implements Randomness {
  #count = 0

  integer(min: number, max: number): number {
    return min + (this.#next() % (max - min + 1))
  }

  key(): string {
    return `key${String(this.#next()).padStart(23, '0')}`
  }

  uuid(): string {
    return `10000000-0000-4000-8000-${String(this.#next()).padStart(12, '0')}`
  }

  #next(): number {
    this.#count += 1
    return this.#count
  }
}
