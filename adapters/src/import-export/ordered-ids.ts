import type { Randomness } from '@camp/application/shared/randomness.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'

/**
 * Ids (UUID version 7) that sort in the order in which they were handed out, so that lists come back as they
 * were written.
 */
export class OrderedIds {
  readonly #randomness: Randomness
  #millisecond: number
  #count = 0

  constructor({ now, randomness }: { readonly now: Temporal.Instant; readonly randomness: Randomness }) {
    this.#millisecond = now.epochMilliseconds
    this.#randomness = randomness
  }

  next(): string {
    if (this.#count === largestCount) {
      this.#millisecond += 1
      this.#count = 0
    }
    const time = this.#millisecond.toString(16).padStart(12, '0')
    const count = (this.#count++).toString(16).padStart(3, '0')
    return `${time.slice(0, 8)}-${time.slice(8)}-7${count}-${this.#randomness.uuid().slice(19)}`
  }
}

const largestCount = 0xfff
