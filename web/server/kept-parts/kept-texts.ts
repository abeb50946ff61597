interface Kept<Made> {
  /** Undefined until it is made. */
  made: Made | undefined
  isBeingMade: boolean
}

/** Of an entry, besides its key and what was made. */
const overheadBytes = 128
/** Held with one byte for a character, other texts with two. */
const oneByteEach = /^[\0-\xff]*$/

export function bytesOfText(text: string): number {
  return oneByteEach.test(text) ? text.length : text.length * 2
}

/**
 * Texts by what they show, the longest unasked dropped first. Two halves: what is asked for moves to the
 * young one, and when that is full the old one goes at once, so that asking costs no order.
 */
export class KeptTexts<Made> {
  readonly #most: number
  readonly #bytesOf: (made: Made) => number
  #young = new Map<string, Kept<Made>>()
  #old = new Map<string, Kept<Made>>()
  #youngBytes = 0

  constructor(mostBytes: number, bytesOf: (made: Made) => number) {
    this.#most = mostBytes / 2
    this.#bytesOf = bytesOf
  }

  /**
   * Undefined at first. What is asked for again is made afterwards, by `make`; what nobody asks for twice
   * costs its key alone.
   */
  of(key: string, make: (keep: (made: Made) => void) => void): Made | undefined {
    const kept = this.#find(key)
    if (!kept) {
      this.#add(key, { made: undefined, isBeingMade: false })
      return undefined
    }
    if (kept.made === undefined && !kept.isBeingMade) {
      kept.isBeingMade = true
      make((made) => {
        kept.made = made
        this.#weigh(this.#bytesOf(made))
      })
    }
    return kept.made
  }

  #find(key: string): Kept<Made> | undefined {
    const young = this.#young.get(key)
    if (young) return young
    const old = this.#old.get(key)
    if (old) {
      this.#old.delete(key)
      this.#add(key, old)
    }
    return old
  }

  #add(key: string, kept: Kept<Made>): void {
    this.#young.set(key, kept)
    this.#weigh(bytesOfText(key) + (kept.made === undefined ? 0 : this.#bytesOf(kept.made)) + overheadBytes)
  }

  #weigh(bytes: number): void {
    this.#youngBytes += bytes
    if (this.#youngBytes <= this.#most) return
    this.#old = this.#young
    this.#young = new Map()
    this.#youngBytes = 0
  }
}
