import { Worker } from 'node:worker_threads'
import type { AnswerOf, ParseJob, ParserName } from './parse-job.ts'

/** The thread was ended: it took too long, or wanted too much memory. */
export const gaveUp = Symbol('gave up')

export interface ParserThreadOptions {
  readonly startWorker?: () => Worker
  /** For the thread to begin, before its time counts. */
  readonly beginningMilliseconds?: number
}

interface Limits {
  readonly milliseconds: number
}

/** Of one thread, in MB; a file of the longest size that is allowed needs a fraction. */
const mostMemory = 96
/** What is read is short: more room for the newest values only keeps garbage longer. */
const newestMemory = 8
/** A thread that nobody asks is ended. */
const idleMilliseconds = 10_000
const usualBeginning = 20_000

/**
 * Reads files of others in a thread of its own, one after the other, so that none of them can stop the
 * process, whatever is in it (rule F2). Whoever waited too long is answered at once; while that thread ends,
 * the next one begins.
 */
export class ParserThread {
  #worker: Promise<Worker> | undefined
  #turn: Promise<unknown> = Promise.resolve()
  #idle: NodeJS.Timeout | undefined
  readonly #options: ParserThreadOptions

  constructor(options: ParserThreadOptions = {}) {
    this.#options = options
  }

  read<Name extends ParserName>(job: ParseJob<Name>, limits: Limits): Promise<AnswerOf<Name> | typeof gaveUp> {
    const answer = this.#turn.then(() => this.#ask(job, limits))
    this.#turn = answer.catch(() => undefined)
    return answer as Promise<AnswerOf<Name> | typeof gaveUp>
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle)
    const worker = this.#worker
    this.#worker = undefined
    await ended(worker)
  }

  async #ask(job: ParseJob, { milliseconds }: Limits): Promise<unknown> {
    clearTimeout(this.#idle)
    this.#worker ??= begun(this.#options)
    try {
      const worker = await this.#worker
      worker.ref()
      const answer = await answered(worker, job, milliseconds)
      if (answer === gaveUp) this.#replace()
      this.#rest(worker)
      return answer
    } catch (error) {
      await this.close()
      throw error
    }
  }

  #replace(): void {
    const next = ended(this.#worker).then(() => begun(this.#options))
    // What went wrong with it is told to whoever asks it.
    next.catch(() => undefined)
    this.#worker = next
  }

  /** Keeps nobody from ending the process. */
  #rest(worker: Worker): void {
    worker.unref()
    this.#idle = setTimeout(() => void this.close(), idleMilliseconds)
    this.#idle.unref()
  }
}

async function begun({ startWorker = newWorker, beginningMilliseconds = usualBeginning }: ParserThreadOptions): Promise<Worker> {
  const worker = startWorker()
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const timer = setTimeout(reject, beginningMilliseconds, new Error('the thread of parsers did not begin'))
  worker.once('message', resolve).once('error', reject)
  try {
    await promise
  } catch (error) {
    await worker.terminate()
    throw error
  } finally {
    clearTimeout(timer)
    worker.off('message', resolve).off('error', reject)
  }
  // A fault between two questions shows in the next one.
  worker.on('error', () => undefined)
  worker.unref()
  return worker
}

function newWorker(): Worker {
  return new Worker(new URL('./parser-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: mostMemory, maxYoungGenerationSizeMb: newestMemory },
  })
}

async function ended(worker: Promise<Worker> | undefined): Promise<void> {
  const begun = await worker?.catch(() => undefined)
  await begun?.terminate()
}

function answered(worker: Worker, job: ParseJob, milliseconds: number): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const timer = setTimeout(resolve, milliseconds, gaveUp)
  const fail = (error: unknown) => (isOutOfMemory(error) ? resolve(gaveUp) : reject(error))
  const end = () => resolve(gaveUp)
  worker.once('message', resolve).once('error', fail).once('exit', end)
  worker.postMessage(job)
  return promise.finally(() => {
    clearTimeout(timer)
    worker.off('message', resolve).off('error', fail).off('exit', end)
  })
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
