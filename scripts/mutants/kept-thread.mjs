import { ThreadsPoolWorker } from 'vitest/node'

/**
 * One thread for every run of a process, where Vitest's own ends with its run: what a change does not reach
 * is read once. `forget-changed.ts` has the rest read again.
 */
export function keptThread() {
  let thread = null
  return {
    name: 'kept-thread',
    createPoolWorker(options) {
      const isNew = !thread
      thread ??= new ThreadsPoolWorker(options)
      return new Visit(thread, isNew)
    },
  }
}

/** What Vitest takes for the thread of a run; it is told that the thread began and ended with the run. */
class Visit {
  name = 'kept-thread'
  #thread
  #isFirst
  #listeners = []

  constructor(thread, isFirst) {
    this.#thread = thread
    this.#isFirst = isFirst
  }

  async start() {
    if (this.#isFirst) await this.#thread.start()
  }

  async stop() {
    for (const { event, heard } of this.#listeners) this.#thread.off(event, heard)
  }

  send(message) {
    if (message.type === 'stop') return this.#answer('stopped')
    if (message.type === 'start' && !this.#isFirst) return this.#answer('started')
    this.#thread.send(message)
  }

  on(event, heard) {
    this.#listeners.push({ event, heard })
    this.#thread.on(event, heard)
  }

  off(event, heard) {
    this.#thread.off(event, heard)
  }

  deserialize(data) {
    return data
  }

  #answer(type) {
    for (const { event, heard } of this.#listeners) if (event === 'message') heard({ __vitest_worker_response__: true, type })
  }
}
