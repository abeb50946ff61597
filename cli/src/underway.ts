/** How far a long command has come, for the person who stops it. */
export class Underway {
  #sentence: string | undefined

  begin(what: string): void {
    this.#sentence = `${what} had only begun.`
  }

  reached(what: string, how: string): void {
    this.#sentence = `${what} had come to ${how}; what was done stays done. Run it again to go on.`
  }

  end(): void {
    this.#sentence = undefined
  }

  sentence(): string {
    return ['Interrupted.', this.#sentence].filter(Boolean).join(' ')
  }
}
