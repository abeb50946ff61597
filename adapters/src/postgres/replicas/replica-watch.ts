import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { LogPosition } from './log-position.ts'
import { ReplicaFreshness } from './replica-freshness.ts'

/** Milliseconds between two questions to one server. */
const askedEvery = 250

interface Watched {
  readonly log: LogPosition
  readonly heard: (askedAt: number, position: number) => void
  readonly lost: () => void
}

/** Knows of each replica whether it may answer now; looks from the first time that somebody wants to know. */
export class ReplicaWatch {
  readonly #watched: readonly Watched[]
  readonly #freshness: ReplicaFreshness
  readonly #stopping = new AbortController()
  #running: Promise<unknown> | undefined

  constructor({ url, replicaUrls }: { readonly url: string; readonly replicaUrls: readonly string[] }) {
    const freshness = new ReplicaFreshness(replicaUrls.length)
    this.#freshness = freshness
    const primary: Watched = {
      log: LogPosition.ofPrimary(url),
      heard: (askedAt, position) => freshness.primaryWrote(askedAt, position),
      lost: () => {},
    }
    const replicas = replicaUrls.map(
      (replicaUrl, replica): Watched => ({
        log: LogPosition.ofReplica(replicaUrl),
        heard: (_, position) => freshness.replicaReplayed(replica, position),
        lost: () => this.leaveOut(replica),
      }),
    )
    this.#watched = [primary, ...replicas]
  }

  isCurrent(replica: number): boolean {
    if (this.#stopping.signal.aborted) return false
    this.#running ??= Promise.all(this.#watched.map((one) => this.#watch(one)))
    return this.#freshness.isCurrent(replica, performance.now())
  }

  leaveOut(replica: number): void {
    this.#freshness.replicaIsGone(replica)
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#running
  }

  async #watch({ log, heard, lost }: Watched): Promise<void> {
    const { signal } = this.#stopping
    while (!signal.aborted) {
      const askedAt = performance.now()
      await log.ask().then((position) => heard(askedAt, position), lost)
      await pause(askedEvery, undefined, { signal }).catch(() => {})
    }
    await log.close()
  }
}
