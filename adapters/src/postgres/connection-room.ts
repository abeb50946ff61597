import pg from 'pg'

export interface WantedConnections {
  readonly webProcesses: number
  readonly workerProcesses: number
  /** Of each of the web; null where a pooler stands between, whose own pool counts instead. */
  readonly poolSize: number | null
  /** A web process that has any looks at the primary's log on a connection of its own. */
  readonly hasReplicas: boolean
}

export interface ConnectionRoom {
  readonly wanted: number
  /** What the server gives to users who are no superusers. */
  readonly available: number
}

/** Each process listens on a connection of its own. */
const listening = 1
/** As many as a worker has turns at once, and one for what a turn does beside its transaction. */
export const workerConnections = 5
/** Commands of the schedule that run at once, and somebody who looks what is wrong. */
const forCommands = 6

/** Whether the server has room for everybody at their busiest. */
export async function connectionRoom(url: string, wanted: WantedConnections): Promise<ConnectionRoom> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  await client.connect()
  try {
    const { rows } = await client.query<{ available: number }>(`
      select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
        - coalesce(current_setting('reserved_connections', true), '0')::int as available`)
    return { wanted: atTheirBusiest(wanted), available: rows[0]?.available ?? 0 }
  } finally {
    await client.end()
  }
}

function atTheirBusiest({ webProcesses, workerProcesses, poolSize, hasReplicas }: WantedConnections): number {
  const ofWorker = poolSize === null ? 0 : workerConnections
  const looking = hasReplicas && poolSize !== null ? 1 : 0
  return webProcesses * ((poolSize ?? 0) + looking + listening) + workerProcesses * (ofWorker + listening) + forCommands
}
