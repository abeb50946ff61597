import type { Watched } from '../metrics/watched.ts'

/** A process in which nothing waits. */
export const watchedInTests: Watched = {
  token: undefined,
  pool: () => ({ open: 2, idle: 1, waiting: 0 }),
  replicas: () => ({ all: 2, current: 1 }),
  changeLagSeconds: () => 0.1,
  isIndexCurrent: () => true,
  isReadAhead: () => true,
  operations: async () => ({
    workers: 1,
    lastWorkerSeconds: 3,
    jobs: [{ name: 'outbox send', lateSeconds: 0, problem: null }],
    messages: { due: 4, oldestSeconds: 20, pending: 5, dead: 1 },
    holds: { live: 3, overdue: 0 },
    refunds: { due: 0, oldestSeconds: 0 },
    payments: { due: 1, oldestSeconds: 60 },
    channelMessages: { due: 0, oldestSeconds: 0 },
    failingFeeds: 2,
  }),
}
