import { type EntityManager, MikroORM } from '@mikro-orm/postgresql'
import { CompiledQuery, type DatabaseConnection } from 'kysely'
import { ormTables } from './orm-tables.ts'
import { StatementClient } from './statement-client.ts'

export interface DatabaseOptions {
  readonly url: string
  /** Reads that may be a moment old go there. */
  readonly replicaUrls?: readonly string[]
  readonly poolSize?: number
  /** How long a request waits for a free connection before the store counts as unavailable. */
  readonly poolWaitMilliseconds?: number
  readonly limits?: DatabaseLimits
  /** Yes unless said; a pooler that hands out its connections by the transaction needs a no. */
  readonly preparesStatements?: boolean
}

/** Milliseconds that one connection may take; beyond them the store counts as unavailable. */
export interface DatabaseLimits {
  readonly lock: number
  readonly statement: number
  /** An open transaction that does nothing. */
  readonly idleTransaction: number
}

/** From the inside out; a request waits 2 s for a free connection. */
const usualLimits: DatabaseLimits = { lock: 3_000, statement: 3_000, idleTransaction: 5_000 }

/** One per process: the pool of connections, and the entity managers that borrow from it. */
export interface Database {
  readonly orm: MikroORM
  /**
   * One per request or command; what it does within its `transactional` joins the transaction, wherever it is
   * called from.
   */
  forkEntityManager(): EntityManager
  close(): Promise<void>
}

function sessionSettings({ lock, statement, idleTransaction }: DatabaseLimits): string {
  return `
    set statement_timeout = ${statement};
    set lock_timeout = ${lock};
    set idle_in_transaction_session_timeout = ${idleTransaction};
    set timezone = 'UTC'`
}

export async function openDatabase({
  url,
  replicaUrls = [],
  poolSize = 20,
  poolWaitMilliseconds = 2_000,
  limits = usualLimits,
  preparesStatements = true,
}: DatabaseOptions): Promise<Database> {
  const orm = await MikroORM.init({
    clientUrl: url,
    ensureDatabase: false,
    entities: [...ormTables],
    pool: { min: 0, max: poolSize, idleTimeoutMillis: 30_000 },
    driverOptions: {
      connectionTimeoutMillis: poolWaitMilliseconds,
      Client: StatementClient,
      pipeline: true,
      preparesStatements,
    },
    onCreateConnection: async (connection: unknown) => {
      await (connection as DatabaseConnection).executeQuery(CompiledQuery.raw(sessionSettings(limits)))
    },
    ...(replicaUrls.length > 0 && { replicas: replicaUrls.map((clientUrl) => ({ clientUrl })), preferReadReplicas: true }),
  })
  return { orm, forkEntityManager: () => orm.em.fork({ useContext: true }), close: () => orm.close() }
}
