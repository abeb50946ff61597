import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from '../logging/logger.ts'
import type { ChangeFeed, ChangeListener } from './change.ts'
import { forgetOldChanges, readChanges, type Snapshot } from './change-log.ts'

export interface ChangeFeedOptions {
  /** Of the primary: what a replica says may be older. */
  readonly url: string
  readonly log: Pick<Logger, 'info' | 'warn'>
  /** A moment in milliseconds that only grows. */
  readonly milliseconds?: () => number
  /** Ends after so many milliseconds, or when the signal says so. */
  readonly rest?: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

export type ChangeFeedState = 'listening' | 'lost'

/** All in milliseconds. */
const readEvery = 100
/** While somebody asks: a busy process comes late to everything, and what it may not use it reads again. */
const readEveryWhileAsked = 50
/** Under many changes, so that they are read together. */
const readAtMostEvery = 20
const currentFor = 1_000
const forgetEvery = 60_000
const answerWithin = 3_000
const [firstDelay, longestDelay] = [250, 10_000]

/**
 * One per process, on a connection of its own. It reads the log ten times a second, twenty times while it
 * is asked, and as soon as this process has committed something.
 */
export class PostgresChangeFeed implements ChangeFeed {
  readonly #options: ChangeFeedOptions
  readonly #listeners: ChangeListener[] = []
  readonly #stopping = new AbortController()
  #running: Promise<void> | undefined
  #snapshot: Snapshot | null = null
  #lastRead = Number.NEGATIVE_INFINITY
  #lastForgotten = Number.NEGATIVE_INFINITY
  #heard = 0
  #state: ChangeFeedState = 'lost'
  #isWoken = false
  #wasAsked = false
  #interrupt = () => {}
  #nextRead = Promise.withResolvers<void>()

  constructor(options: ChangeFeedOptions) {
    this.#options = options
  }

  get state(): ChangeFeedState {
    return this.#state
  }

  /** Seconds since the log was last read; null while it cannot be. */
  lagSeconds(): number | null {
    return this.#state === 'listening' ? (this.#now() - this.#lastRead) / 1_000 : null
  }

  isCurrent(): boolean {
    this.#wasAsked = true
    return this.#state === 'listening' && this.#now() - this.#lastRead <= currentFor
  }

  async untilCurrent(milliseconds: number): Promise<boolean> {
    if (this.#state !== 'listening' || this.isCurrent()) return this.isCurrent()
    await Promise.race([this.#nextRead.promise, pause(milliseconds)])
    return this.isCurrent()
  }

  heardSoFar(): number {
    return this.#heard
  }

  follow(listener: ChangeListener): void {
    this.#listeners.push(listener)
  }

  start(): void {
    this.#running ??= this.#run()
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    this.#interrupt()
    await this.#running
  }

  async #run(): Promise<void> {
    let delay = firstDelay
    while (!this.#isStopping) {
      try {
        await this.#listen(() => {
          delay = firstDelay
        })
      } catch (error) {
        if (this.#isStopping) return
        this.#options.log.warn({ error, retryInMilliseconds: delay }, 'changes of the database cannot be heard')
      }
      this.#state = 'lost'
      await this.#rest(delay)
      delay = Math.min(delay * 2, longestDelay)
    }
  }

  /** Until the connection is lost or the feed is stopped. */
  async #listen(onHeard: () => void): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#options.url,
      application_name: 'camp change feed',
      connectionTimeoutMillis: answerWithin,
      query_timeout: answerWithin,
      keepAlive: true,
    })
    client.on('error', () => this.lookNow())
    try {
      await client.connect()
      while (!this.#isStopping) {
        this.#isWoken = false
        await this.#read(client)
        onHeard()
        await this.#untilWoken()
      }
    } finally {
      this.#state = 'lost'
      await client.end().catch(() => {})
    }
  }

  async #read(client: pg.Client): Promise<void> {
    const asked = this.#now()
    const { snapshot, changes } = await readChanges(client, this.#snapshot)
    if (changes === null) this.#tell((listener) => listener.missed())
    else if (changes.length > 0) this.#tell((listener) => listener.changed(changes))
    this.#snapshot = snapshot
    this.#lastRead = asked
    if (this.#state === 'lost') this.#options.log.info({}, 'changes of the database are heard')
    this.#state = 'listening'
    this.#nextRead.resolve()
    this.#nextRead = Promise.withResolvers()
    if (asked - this.#lastForgotten < forgetEvery) return
    this.#lastForgotten = asked
    await forgetOldChanges(client)
  }

  #tell(one: (listener: ChangeListener) => void): void {
    this.#heard += 1
    this.#listeners.forEach(one)
  }

  /** What wakes it in the middle of reading counts: it may have been committed after the reading began. */
  async #untilWoken(): Promise<void> {
    const every = this.#wasAsked ? readEveryWhileAsked : readEvery
    this.#wasAsked = false
    if (!this.#isWoken) await this.#rest(every)
    await this.#rest(readAtMostEvery - (this.#now() - this.#lastRead))
  }

  lookNow(): void {
    this.#isWoken = true
    this.#interrupt()
  }

  async #rest(milliseconds: number): Promise<void> {
    if (this.#isStopping || milliseconds <= 0) return
    const waking = new AbortController()
    this.#interrupt = () => waking.abort()
    const { rest = restFor } = this.#options
    await rest(milliseconds, waking.signal)
  }

  get #isStopping(): boolean {
    return this.#stopping.signal.aborted
  }

  #now(): number {
    return this.#options.milliseconds?.() ?? performance.now()
  }
}

async function restFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  await pause(milliseconds, undefined, { signal }).catch(() => {})
}
