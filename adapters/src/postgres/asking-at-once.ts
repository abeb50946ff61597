import { type DatabaseConnection, Kysely, type KyselyProps, type QueryExecutor } from 'kysely'

type Consumer<Answer> = (connection: DatabaseConnection) => Promise<Answer>

/** A weak map would hold it until all of memory is collected, long after the transaction. */
const atOnce = Symbol('asked at once')

type Transaction<Database> = Kysely<Database> & { [atOnce]?: Kysely<Database> }

/**
 * The database of an open transaction, whose statements need not wait for each other's answers: those asked
 * for together travel together, and the server answers them in their order. kysely would send the next only
 * when the one before is answered.
 */
export function askingAtOnce<Database>(transaction: Transaction<Database>): Kysely<Database> {
  transaction[atOnce] ??= ofExecutor<Database>(transaction.getExecutor())
  return transaction[atOnce]
}

function ofExecutor<Database>(executor: QueryExecutor): Kysely<Database> {
  let lent: Promise<DatabaseConnection> | undefined
  const lend = () => {
    lent ??= executor.provideConnection(async (connection) => connection)
    return lent
  }
  const provideConnection = async <Answer>(consume: Consumer<Answer>): Promise<Answer> => consume(await lend())
  // Config, driver and dialect open connections and transactions, which nobody does from here.
  const unused = { config: {}, driver: {}, dialect: {} } as unknown as KyselyProps
  return new Kysely<Database>({ ...unused, executor: executor.withConnectionProvider({ provideConnection }) })
}
