import { withStartLock } from './embedded-postgres-lock.ts'
import { postgresPrograms } from './embedded-postgres-programs.ts'
import { isAlive, readClusterRecord, writeRecord } from './embedded-postgres-record.ts'
import { runningServer, startServer } from './embedded-postgres-server.ts'

/** What became of a server that had died. */
export type OnFall = (outcome: 'restarted' | 'does-not-start', error?: unknown) => void

interface Watched {
  readonly directory: string
  readonly durable: boolean
  readonly onFall: OnFall
}

export interface Watch {
  /** Resolves when nothing is being started any more. */
  stop(): Promise<void>
}

const lookEveryMs = 500
/** A server that does not start is not started again at once. */
const restMs = 10_000

/**
 * Starts a server that was killed again, on the port that everybody knows; its connections are opened anew by
 * whoever needs them.
 */
export function watchServer(watched: Watched): Watch {
  let turn: Promise<void> | undefined
  let restUntil = 0
  const timer = setInterval(() => {
    if (turn || performance.now() < restUntil || isAsRecorded(watched.directory)) return
    turn = raise(watched)
      .catch((error: unknown) => {
        restUntil = performance.now() + restMs
        watched.onFall('does-not-start', error)
      })
      .finally(() => {
        turn = undefined
      })
  }, lookEveryMs)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await turn
    },
  }
}

function isAsRecorded(directory: string): boolean {
  const pid = readClusterRecord(directory)?.pid
  return pid === undefined || isAlive(pid)
}

/** Of several processes that notice, one starts it. */
async function raise({ directory, durable, onFall }: Watched): Promise<void> {
  const isRaised = await withStartLock(directory, async () => {
    const record = readClusterRecord(directory)
    if (record?.pid === undefined || isAlive(record.pid) || runningServer(directory) !== undefined) return false
    const programs = await postgresPrograms(directory)
    const server = await startServer(programs, directory, record, { durable, wantedPort: record.port })
    writeRecord(directory, { ...record, ...server })
    return true
  })
  if (isRaised) onFall('restarted')
}
