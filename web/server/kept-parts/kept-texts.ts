interface Kept {
  /** Undefined until it is made. */
  html: string | undefined
  isBeingMade: boolean
}

/** Characters of an entry besides its own, and what a character takes at most. */
const overhead = 64
const bytesPerCharacter = 2

/**
 * Texts by what they show, the longest unasked dropped first. Two halves: what is asked for moves to the
 * young one, and when that is full the old one goes at once, so that asking costs no order.
 */
export class KeptTexts {
  readonly #most: number
  #young = new Map<string, Kept>()
  #old = new Map<string, Kept>()
  #youngBytes = 0

  constructor(mostBytes: number) {
    this.#most = mostBytes / 2
  }

  /**
   * Undefined at first. What is asked for again is made afterwards, by `make`; what nobody asks for twice
   * costs its key alone.
   */
  of(key: string, make: (keep: (html: string) => void) => void): string | undefined {
    const kept = this.#find(key)
    if (!kept) {
      this.#add(key, { html: undefined, isBeingMade: false })
      return undefined
    }
    if (kept.html === undefined && !kept.isBeingMade) {
      kept.isBeingMade = true
      make((html) => {
        kept.html = html
        this.#weigh(html.length)
      })
    }
    return kept.html
  }

  #find(key: string): Kept | undefined {
    const young = this.#young.get(key)
    if (young) return young
    const old = this.#old.get(key)
    if (old) {
      this.#old.delete(key)
      this.#add(key, old)
    }
    return old
  }

  #add(key: string, kept: Kept): void {
    this.#young.set(key, kept)
    this.#weigh(key.length + (kept.html?.length ?? 0) + overhead)
  }

  #weigh(characters: number): void {
    this.#youngBytes += characters * bytesPerCharacter
    if (this.#youngBytes <= this.#most) return
    this.#old = this.#young
    this.#young = new Map()
    this.#youngBytes = 0
  }
}
