import { Temporal } from '@camp/domain/shared/temporal.ts'

/** The sandbox's clock and its timers in one, so that a test can move both. */
export interface SandboxTime {
  now(): Temporal.Instant
  later(delayMs: number, task: () => void): void
  /** Forgets everything that was to happen later. */
  stop(): void
}

/** Its timers never keep a process alive. */
export function realSandboxTime(now: () => Temporal.Instant = Temporal.Now.instant): SandboxTime {
  const timers = new Set<NodeJS.Timeout>()
  return {
    now,
    later(delayMs, task) {
      const timer = setTimeout(() => {
        timers.delete(timer)
        task()
      }, delayMs)
      timer.unref()
      timers.add(timer)
    },
    stop() {
      for (const timer of timers) clearTimeout(timer)
      timers.clear()
    },
  }
}
