/** How far a long command has come, for the person who stops it. */
export class Underway {
  #sentence: string | undefined

  begin(what: string): void {
    this.#sentence = `${what} had only begun.`
  }

  /** `next` is what to do where the same command does not go on from there. */
  reached(what: string, how: string, next = 'what was done stays done. Run it again to go on.'): void {
    this.#sentence = `${what} had come to ${how}; ${next}`
  }

  end(): void {
    this.#sentence = undefined
  }

  sentence(): string {
    return ['Interrupted.', this.#sentence].filter(Boolean).join(' ')
  }
}
