interface Known {
  readonly name: string
  times: number
}

/** A text whose length varies with a list is many texts, and a server bears only so many kept statements. */
const mostNames = 500

/**
 * Names under which the connections to one database keep what they have parsed: for texts that are asked a
 * second time. Those that were asked once only give way to others.
 */
export class StatementNames {
  readonly #known = new Map<string, Known>()
  #given = 0

  of(text: string): string | undefined {
    const known = this.#known.get(text)
    if (known) {
      known.times += 1
      return known.name
    }
    if (this.#known.size < mostNames || this.#forgetOneAskedOnce()) {
      this.#given += 1
      this.#known.set(text, { name: `camp-${this.#given}`, times: 1 })
    }
    return undefined
  }

  #forgetOneAskedOnce(): boolean {
    for (const [text, { times }] of this.#known) if (times === 1) return this.#known.delete(text)
    return false
  }
}
