/**
 * Things by number, the first of them in order without ordering the others: a heap gives them out one by one,
 * and what it gave is kept.
 */
export class FirstInOrder {
  readonly #keys: Float64Array
  readonly #ofEqualKeys: (one: number, other: number) => number
  readonly #heap: Uint32Array
  #left: number
  readonly #given: number[] = []

  /** The lower key comes first. */
  constructor(keys: Float64Array, ofEqualKeys: (one: number, other: number) => number) {
    this.#keys = keys
    this.#ofEqualKeys = ofEqualKeys
    this.#left = keys.length
    this.#heap = new Uint32Array(keys.length)
    for (let number = 0; number < keys.length; number += 1) this.#heap[number] = number
    for (let at = (keys.length >>> 1) - 1; at >= 0; at -= 1) this.#sink(at)
  }

  /** Their numbers. */
  slice(from: number, to: number): readonly number[] {
    while (this.#given.length < to && this.#left > 0) this.#given.push(this.#takeFirst())
    return this.#given.slice(from, to)
  }

  #takeFirst(): number {
    const first = this.#at(0)
    this.#left -= 1
    this.#heap[0] = this.#at(this.#left)
    this.#sink(0)
    return first
  }

  #sink(from: number): void {
    const sinking = this.#at(from)
    let place = from
    for (let child = 2 * place + 1; child < this.#left; child = 2 * place + 1) {
      const other = child + 1
      if (other < this.#left && this.#comesFirst(this.#at(other), this.#at(child))) child = other
      if (!this.#comesFirst(this.#at(child), sinking)) break
      this.#heap[place] = this.#at(child)
      place = child
    }
    this.#heap[place] = sinking
  }

  #at(place: number): number {
    return this.#heap[place] ?? 0
  }

  #comesFirst(one: number, other: number): boolean {
    const key = this.#keys[one] ?? 0
    const otherKey = this.#keys[other] ?? 0
    return key === otherKey ? this.#ofEqualKeys(one, other) < 0 : key < otherKey
  }
}
