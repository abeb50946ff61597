import type { UseCases } from '@camp/application/use-cases.ts'
import type { Log } from '../log.ts'

interface Job {
  readonly name: string
  readonly everySeconds: number
  readonly run: (useCases: UseCases) => Promise<unknown>
}

/** What the scheduled commands do in production, done by the process itself in the embedded default. */
const jobs: readonly Job[] = [
  { name: 'outbox send', everySeconds: 2, run: ({ sendOutbox }) => sendOutbox.execute({ limit: 50 }) },
  { name: 'outbox send written', everySeconds: 2, run: ({ sendWritten }) => sendWritten.execute({ limit: 50 }) },
  { name: 'hold sweep', everySeconds: 15, run: ({ sweepHolds }) => sweepHolds.execute({ dryRun: false }) },
  {
    name: 'payments check',
    everySeconds: 60,
    run: ({ checkOpenPayments }) => checkOpenPayments.execute({ dryRun: false, limit: 50 }),
  },
  { name: 'payments refund', everySeconds: 10, run: ({ sendRefunds }) => sendRefunds.execute({ limit: 50 }) },
  { name: 'stay complete', everySeconds: 3600, run: ({ completeStays }) => completeStays.execute({ dryRun: false }) },
  { name: 'key sweep', everySeconds: 3600, run: ({ sweepIdempotencyKeys }) => sweepIdempotencyKeys.execute() },
  { name: 'pictures sweep', everySeconds: 86_400, run: ({ sweepPictures }) => sweepPictures.execute({ dryRun: false }) },
  {
    name: 'reminder send',
    everySeconds: 3600,
    run: ({ sendPaymentReminders }) => sendPaymentReminders.execute({ dryRun: false }),
  },
  {
    name: 'reservation cancel-overdue',
    everySeconds: 3600,
    run: ({ cancelOverdueReservations }) => cancelOverdueReservations.execute({ dryRun: false }),
  },
  { name: 'review invite', everySeconds: 3600, run: ({ inviteReviews }) => inviteReviews.execute({ dryRun: false }) },
]

export interface BackgroundWork {
  /** Resolves when the jobs at work are done. */
  stop(): Promise<void>
}

/** A job never overlaps itself; one that fails is logged and tried again at its next turn. */
export function startBackgroundWork(openUseCases: () => UseCases, log: Log): BackgroundWork {
  const running = new Map<string, Promise<void>>()
  const timers = jobs.map((job) =>
    setInterval(() => {
      if (running.has(job.name)) return
      const turn = take(job, openUseCases, log).finally(() => running.delete(job.name))
      running.set(job.name, turn)
    }, job.everySeconds * 1000),
  )
  return {
    stop: async () => {
      for (const timer of timers) clearInterval(timer)
      await Promise.all(running.values())
    },
  }
}

async function take(job: Job, openUseCases: () => UseCases, log: Log): Promise<void> {
  try {
    await job.run(openUseCases())
  } catch (error) {
    log.error({ error, job: job.name }, 'background work failed')
  }
}
