interface Reading<Value> {
  readonly running: Promise<Value>
  next?: Promise<Value>
}

/**
 * One read for all who ask at the same time. Nobody is given an answer that was begun before the question, so
 * what everybody reads is as fresh as a read of their own.
 */
export class FreshReads<Value> {
  readonly #readings = new Map<string, Reading<Value>>()

  read(key: string, ask: () => Promise<Value>): Promise<Value> {
    const reading = this.#readings.get(key)
    if (!reading) return this.#start(key, ask)
    reading.next ??= reading.running.then(
      () => this.#start(key, ask),
      () => this.#start(key, ask),
    )
    return reading.next
  }

  #start(key: string, ask: () => Promise<Value>): Promise<Value> {
    const running = ask()
    const reading: Reading<Value> = { running }
    this.#readings.set(key, reading)
    const end = () => {
      if (this.#readings.get(key) === reading && !reading.next) this.#readings.delete(key)
    }
    running.then(end, end)
    return running
  }
}
