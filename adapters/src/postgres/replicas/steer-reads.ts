import type { Pool, PoolClient } from 'pg'

export interface SteeredReads {
  readonly primary: Pool
  readonly replicas: readonly Pool[]
  readonly isCurrent: (replica: number) => boolean
  readonly leaveOut: (replica: number) => void
}

/**
 * A connection that is asked of a replica comes from it while it is current, else from another one that is,
 * else from the primary: nobody reads what is older than promised, or waits for a server that is gone.
 */
export function steerReads({ primary, replicas, isCurrent, leaveOut }: SteeredReads): void {
  const lends = replicas.map((pool) => pool.connect.bind(pool) as () => Promise<PoolClient>)
  for (const [position, pool] of replicas.entries()) {
    const connect = async () => {
      for (let turn = 0; turn < lends.length; turn += 1) {
        const replica = (position + turn) % lends.length
        const lent = isCurrent(replica) ? await lends[replica]?.().catch(() => leaveOut(replica)) : undefined
        if (lent) return lent
      }
      return primary.connect()
    }
    pool.connect = connect as Pool['connect']
  }
}
