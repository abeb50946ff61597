import { type EntityManager, MikroORM } from '@mikro-orm/postgresql'
import type { ClientBase, Pool } from 'pg'
import { asOwnWork } from './guard/own-work.ts'
import { guardPool } from './guarded-pool.ts'
import { ReplicaWatch } from './replicas/replica-watch.ts'
import { steerReads } from './replicas/steer-reads.ts'
import { StatementClient } from './statement-client.ts'
import { StatementNames } from './statement-names.ts'

export interface DatabaseOptions {
  readonly url: string
  /** Reads that may be a second old go there, while each is no further behind than that. */
  readonly replicaUrls?: readonly string[]
  readonly poolSize?: number
  /** How long a request waits for a free connection before the store counts as unavailable. */
  readonly poolWaitMilliseconds?: number
  readonly limits?: DatabaseLimits
  /** Yes unless said; a pooler that hands out its connections by the transaction needs a no. */
  readonly preparesStatements?: boolean
  /** Milliseconds after which a server that says nothing counts as unavailable; absent: it is waited for. */
  readonly silenceMilliseconds?: number
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

/** Connections. */
export interface PoolFigures {
  readonly open: number
  readonly idle: number
  /** Requests that wait for one. */
  readonly waiting: number
}

export interface ReplicaFigures {
  readonly all: number
  /** At most a second behind: only these are asked. */
  readonly current: number
}

/** One per process: the pool of connections, and the entity managers that borrow from it. */
export interface Database {
  readonly orm: MikroORM
  /**
   * One per request or command; what it does within its `transactional` joins the transaction, wherever it is
   * called from.
   */
  forkEntityManager(): EntityManager
  /** Of this moment, over the primary and its replicas. */
  poolFigures(): PoolFigures
  replicaFigures(): ReplicaFigures
  close(): Promise<void>
}

/**
 * Where the system can tell, the server looks twice a second whether somebody still waits for the statement.
 */
function sessionSettings({ lock, statement, idleTransaction }: DatabaseLimits): string {
  return `
    set statement_timeout = ${statement};
    set lock_timeout = ${lock};
    set idle_in_transaction_session_timeout = ${idleTransaction};
    set timezone = 'UTC';
    select set_config('client_connection_check_interval', '500', false) where version() !~* 'windows|mingw|msvc|visual c'`
}

export async function openDatabase({
  url,
  replicaUrls = [],
  poolSize = 20,
  poolWaitMilliseconds = 2_000,
  limits = usualLimits,
  preparesStatements = true,
  silenceMilliseconds,
}: DatabaseOptions): Promise<Database> {
  const pools: Pool[] = []
  const names = new StatementNames()
  const watch = new ReplicaWatch({ url, replicaUrls })
  // `init` would read the ORM's migrations and, beside the program, the whole ORM again.
  const orm = new MikroORM({
    clientUrl: url,
    ensureDatabase: false,
    // Tables are spoken to in kysely; discovering them would cost a millisecond each.
    entities: [],
    discovery: { warnWhenNoEntities: false },
    pool: { min: 0, max: poolSize, idleTimeoutMillis: 30_000 },
    driverOptions: {
      connectionTimeoutMillis: poolWaitMilliseconds,
      Client: StatementClient,
      pipeline: true,
      ...(preparesStatements && { statementName: (text: string) => names.of(text) }),
      onConnect: (client: ClientBase) => asOwnWork(() => client.query(sessionSettings(limits))),
      onPoolCreated: (pool: Pool) => {
        pools.push(pool)
        guardPool(pool, { wait: poolWaitMilliseconds, silence: silenceMilliseconds })
      },
    },
    ...(replicaUrls.length > 0 && { replicas: replicaUrls.map((clientUrl) => ({ clientUrl })), preferReadReplicas: true }),
  })
  // Makes the pools, the primary's first.
  await orm.connect()
  const [primary, ...replicas] = pools
  const isCurrent = (replica: number) => watch.isCurrent(replica)
  if (primary) steerReads({ primary, replicas, isCurrent, leaveOut: (replica) => watch.leaveOut(replica) })
  return {
    orm,
    forkEntityManager: () => orm.em.fork({ useContext: true }),
    poolFigures: () => ({
      open: sum(pools, ({ totalCount }) => totalCount),
      idle: sum(pools, ({ idleCount }) => idleCount),
      waiting: sum(pools, ({ waitingCount }) => waitingCount),
    }),
    replicaFigures: () => ({ all: replicas.length, current: sum(replicas, (_, replica) => (isCurrent(replica) ? 1 : 0)) }),
    close: async () => {
      await watch.stop()
      await orm.close()
    },
  }
}

function sum(pools: readonly Pool[], count: (pool: Pool, position: number) => number): number {
  return pools.reduce((total, pool, position) => total + count(pool, position), 0)
}
