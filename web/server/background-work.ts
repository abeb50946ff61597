import { setTimeout } from 'node:timers/promises'
import type { UseCases } from '@camp/application/use-cases.ts'
import type { Container } from './container.ts'
import type { Log } from './log.ts'

interface Job {
  readonly name: string
  /** Seconds between the end of one run and the start of the next. */
  readonly everySeconds: number
  readonly run: (useCases: UseCases) => Promise<unknown>
}

const jobs: readonly Job[] = [
  { name: 'send messages', everySeconds: 2, run: ({ sendOutbox }) => sendOutbox.execute({ limit: 50 }) },
  { name: 'give back lapsed holds', everySeconds: 30, run: ({ sweepHolds }) => sweepHolds.execute({ dryRun: false }) },
  { name: 'send refunds', everySeconds: 60, run: ({ sendRefunds }) => sendRefunds.execute({ limit: 20 }) },
  { name: 'complete stays', everySeconds: 600, run: ({ completeStays }) => completeStays.execute({ dryRun: false }) },
]

/** The scheduled commands, run in this process: for the embedded default, where nobody else would run them. */
export function startBackgroundWork({ scope }: Pick<Container, 'scope'>, log: Log): () => Promise<void> {
  const stopping = new AbortController()
  const running = jobs.map((job) => repeat(job, () => scope().useCases, log, stopping.signal))
  return async () => {
    stopping.abort()
    await Promise.all(running)
  }
}

/** One run at a time; a failure is written down and the next run tries again. */
async function repeat(
  { name, everySeconds, run }: Job,
  openUseCases: () => UseCases,
  log: Log,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    try {
      await run(openUseCases())
    } catch (error) {
      log.error({ error, job: name }, 'background work failed')
    }
    await setTimeout(everySeconds * 1000, undefined, { signal }).catch(() => {})
  }
}
