import type { Pool, PoolClient } from 'pg'
import type { Database } from '../orm.ts'

export interface RecordedStatement {
  readonly text: string
  readonly values: readonly unknown[]
}

/** What a process said to its database while some work was done, in the order in which it was said. */
export interface RecordedWork {
  readonly statements: readonly RecordedStatement[]
  /** How often the socket was written to: what travels together is one. */
  readonly writes: number
}

type Query = (...given: unknown[]) => unknown
type Recorder = (work: () => Promise<unknown>) => Promise<RecordedWork>

/**
 * Listens at the driver, so `begin` and `commit` are heard too; what a connection is told when it is new is
 * left out. One piece of work at a time.
 */
export async function recordStatements({ orm }: Database): Promise<Recorder> {
  const pool = (await orm.em.getDriver().getConnection().getNativeClient()) as Pool
  let statements: RecordedStatement[] = []
  let writes = 0
  const listened = new WeakSet<PoolClient>()
  const listen = (client: PoolClient) => {
    if (listened.has(client)) return client
    listened.add(client)
    const query = client.query.bind(client) as Query
    const { stream } = (client as unknown as { connection: { stream: { write: Query; _writev: Query; _write: Query } } })
      .connection
    const [write, writeMany] = [stream._write.bind(stream), stream._writev.bind(stream)]
    Object.assign(client, {
      query: (...given: unknown[]) => {
        statements.push(statementOf(given))
        return query(...given)
      },
    })
    Object.assign(stream, {
      _write: (...given: unknown[]) => {
        writes += 1
        return write(...given)
      },
      _writev: (...given: unknown[]) => {
        writes += 1
        return writeMany(...given)
      },
    })
    return client
  }
  const connect = pool.connect.bind(pool) as () => Promise<PoolClient>
  Object.assign(pool, { connect: async () => listen(await connect()) })
  return async (work) => {
    statements = []
    writes = 0
    await work()
    return { statements, writes }
  }
}

function statementOf([text, values]: readonly unknown[]): RecordedStatement {
  return { text: String(text), values: (values as readonly unknown[] | undefined) ?? [] }
}
