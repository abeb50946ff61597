import pg from 'pg'

const everyMs = 25

/** Until it is stopped: how long anybody waited for a lock of another, in milliseconds. */
export async function watchLocks(url: string): Promise<{ stop(): Promise<number> }> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  let [longest, isOver] = [0, false]
  const look = async (): Promise<void> => {
    while (!isOver) {
      const { rows } = await client.query<{ waited: number | null }>(
        `select max(extract(epoch from clock_timestamp() - waitstart) * 1000)::float8 as waited from pg_locks where not granted`,
      )
      longest = Math.max(longest, rows[0]?.waited ?? 0)
      await new Promise((resolve) => setTimeout(resolve, everyMs))
    }
  }
  const looking = look()
  return {
    stop: async () => {
      isOver = true
      await looking
      await client.end()
      return Math.round(longest)
    },
  }
}
