import { hostname } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import type { Clock } from '@camp/application/shared/clock.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import { type JobTurn, type ScheduledJob, secondsUntilNextTurn } from '@camp/application/worker/scheduled-job.ts'
import { scheduledJobs } from '@camp/application/worker/scheduled-jobs.ts'
import pg from 'pg'
import type { Logger } from '../logging/logger.ts'
import { WorkerTurns } from './worker-turns.ts'

export interface WorkerOptions {
  /** Past a pooler, which would lend the connection with its locks to somebody else. */
  readonly url: string
  /** A unit of work of its own for every turn, so that nothing grows with their number. */
  readonly openUseCases: () => UseCases
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>
  readonly clock: Clock
  readonly jobs?: readonly ScheduledJob[]
}

/** All in milliseconds. */
const showUpEvery = 10_000
const [shortestRest, longestRest] = [20, 250]
const answerWithin = 5_000
/** Longer than the longest try (e-mail: 30 s). */
const finishWithin = 45_000
const [firstDelay, longestDelay] = [250, 10_000]

const turnsAtOnce = 4

/**
 * Decision 0023: takes its turn at every job that is due, and soon when it is noted that there is something
 * to do. Any number of them may run; one turn of a job is at work at a time, on all machines.
 */
export class Worker {
  readonly #options: WorkerOptions
  readonly #jobs: readonly ScheduledJob[]
  readonly #name = `${hostname()}:${process.pid}:${crypto.randomUUID().slice(0, 8)}`
  readonly #running = new Map<string, Promise<void>>()
  readonly #wanted = new Set<string>()
  readonly #stopping = new AbortController()
  #serving: Promise<void> | undefined
  #lastShown = Number.NEGATIVE_INFINITY
  #interrupt = () => {}
  #isWoken = false

  constructor(options: WorkerOptions) {
    this.#options = options
    this.#jobs = options.jobs ?? scheduledJobs
  }

  start(): void {
    this.#serving ??= this.#serve()
  }

  /** Resolves once it has stopped. */
  async done(): Promise<void> {
    await this.#serving
  }

  /** Takes no further turn, and lets those that have begun come to their end. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    this.#wake()
    await this.#serving
  }

  async #serve(): Promise<void> {
    let delay = firstDelay
    while (!this.#isStopping) {
      try {
        await this.#attend(() => {
          delay = firstDelay
        })
      } catch (error) {
        if (this.#isStopping) break
        this.#options.log.warn({ error, retryInMilliseconds: delay }, 'the worker does not reach the database')
        await this.#rest(delay)
        delay = Math.min(delay * 2, longestDelay)
      }
    }
  }

  /** Until the connection is lost or the worker is stopped. */
  async #attend(onAttending: () => void): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#options.url,
      application_name: 'camp worker',
      connectionTimeoutMillis: answerWithin,
      query_timeout: answerWithin,
      keepAlive: true,
    })
    const lost = Promise.withResolvers<never>()
    lost.promise.catch(() => {})
    client.on('error', lost.reject)
    client.on('end', () => lost.reject(new Error('the connection ended')))
    try {
      await client.connect()
      const turns = new WorkerTurns(client, this.#name)
      await turns.enrol(this.#jobs.map(({ name }) => name))
      this.#lastShown = Number.NEGATIVE_INFINITY
      while (!this.#isStopping) {
        this.#isWoken = false
        await this.#showUp(turns)
        const rest = await this.#takeTurns(turns)
        onAttending()
        await Promise.race([lost.promise, this.#rest(rest)])
      }
      await Promise.race([Promise.allSettled(this.#running.values()), pause(finishWithin, undefined, { ref: false })])
      await turns.signOff()
    } finally {
      await client.end().catch(() => {})
    }
  }

  async #showUp(turns: WorkerTurns): Promise<void> {
    if (performance.now() - this.#lastShown < showUpEvery) return
    await turns.showUp()
    this.#lastShown = performance.now()
  }

  /** Begins what may begin; answers how long nothing else is due, in milliseconds. */
  async #takeTurns(turns: WorkerTurns): Promise<number> {
    const { due, noted } = await turns.look(this.#jobs.map(({ name }) => name))
    const times = new Map(due.map(({ name, seconds }) => [name, seconds]))
    for (const { name, wokenBy } of this.#jobs) if (wokenBy && noted.includes(wokenBy)) this.#wanted.add(name)
    let rest = longestRest
    for (const job of this.#jobs) {
      if (this.#running.has(job.name)) continue
      const isWanted = this.#wanted.has(job.name)
      const milliseconds = (times.get(job.name) ?? 0) * 1_000
      if (milliseconds > 0 && !isWanted) {
        rest = Math.min(rest, milliseconds)
        continue
      }
      if (this.#running.size >= turnsAtOnce) continue
      if (!(await turns.take(job.name, isWanted))) continue
      // What is noted from now on is for another turn.
      this.#wanted.delete(job.name)
      this.#begin(job, turns)
    }
    return Math.max(rest, shortestRest)
  }

  #begin(job: ScheduledJob, turns: WorkerTurns): void {
    const turn = this.#run(job, turns).finally(() => {
      this.#running.delete(job.name)
      this.#wake()
    })
    this.#running.set(job.name, turn)
  }

  async #run(job: ScheduledJob, turns: WorkerTurns): Promise<void> {
    const { hasMore = false, problem = null } = await this.#work(job)
    const nextInSeconds = hasMore ? 0 : secondsUntilNextTurn(job.time, this.#options.clock.now())
    // A connection that is lost has given the turn back already; the job is still due then.
    await turns.end(job.name, { nextInSeconds, problem }).catch(() => {})
  }

  async #work(job: ScheduledJob): Promise<JobTurn> {
    try {
      const turn = await job.run(this.#options.openUseCases(), this.#options.clock.now(), () => this.#isStopping)
      if (turn.problem) this.#options.log.error({ job: job.name, problem: turn.problem }, 'scheduled work found a problem')
      return turn
    } catch (error) {
      this.#options.log.error({ error, job: job.name }, 'scheduled work failed')
      return { problem: error instanceof Error ? error.message : String(error) }
    }
  }

  #wake(): void {
    this.#isWoken = true
    this.#interrupt()
  }

  async #rest(milliseconds: number): Promise<void> {
    if (this.#isStopping || this.#isWoken) return
    const waking = new AbortController()
    this.#interrupt = () => waking.abort()
    await pause(milliseconds, undefined, { signal: waking.signal }).catch(() => {})
  }

  get #isStopping(): boolean {
    return this.#stopping.signal.aborted
  }
}
