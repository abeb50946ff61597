import { type EntityManager, MikroORM } from '@mikro-orm/postgresql'
import { CompiledQuery, type DatabaseConnection } from 'kysely'
import { ormTables } from './orm-tables.ts'

export interface DatabaseOptions {
  readonly url: string
  /** Reads that may be a moment old go there. */
  readonly replicaUrls?: readonly string[]
  readonly poolSize?: number
  /** How long a request waits for a free connection before the store counts as unavailable. */
  readonly poolWaitMilliseconds?: number
}

/** One per process: the pool of connections, and the entity managers that borrow from it. */
export interface Database {
  readonly orm: MikroORM
  /** One per request or command; what it does within its `transactional` joins the transaction, wherever it is called from. */
  forkEntityManager(): EntityManager
  close(): Promise<void>
}

/** Time-outs from the inside out: a lock or a statement 3 s, an open transaction that does nothing 5 s, a free connection 2 s. */
const sessionSettings = `
  set statement_timeout = '3s';
  set lock_timeout = '3s';
  set idle_in_transaction_session_timeout = '5s';
  set timezone = 'UTC'`

export async function openDatabase({
  url,
  replicaUrls = [],
  poolSize = 20,
  poolWaitMilliseconds = 2_000,
}: DatabaseOptions): Promise<Database> {
  const orm = await MikroORM.init({
    clientUrl: url,
    ensureDatabase: false,
    entities: [...ormTables],
    pool: { min: 0, max: poolSize, idleTimeoutMillis: 30_000 },
    driverOptions: { connectionTimeoutMillis: poolWaitMilliseconds },
    onCreateConnection: async (connection: unknown) => {
      await (connection as DatabaseConnection).executeQuery(CompiledQuery.raw(sessionSettings))
    },
    ...(replicaUrls.length > 0 && { replicas: replicaUrls.map((clientUrl) => ({ clientUrl })), preferReadReplicas: true }),
  })
  return { orm, forkEntityManager: () => orm.em.fork({ useContext: true }), close: () => orm.close() }
}
