import type { SendWritten } from './send-written.ts'

/** As many as one act writes, and a few that were left over. */
const atOnce = 5

/**
 * Sends what was written once it is committed, and lets nobody wait for it. What cannot be sent, or noted,
 * now waits for the worker, which tells of it.
 */
export function sendSoon(sendWritten: Pick<SendWritten, 'execute'>): void {
  sendWritten.execute({ limit: atOnce }).catch(() => {})
}
