import { KeptWith } from '@camp/domain/shared/kept-with.ts'
import { type DatabaseConnection, Kysely, type KyselyProps, type QueryExecutor } from 'kysely'

type Consumer<Answer> = (connection: DatabaseConnection) => Promise<Answer>

const made = new KeptWith<object, object>()

/**
 * The database of an open transaction, whose statements need not wait for each other's answers: those asked
 * for together travel together, and the server answers them in their order. kysely would send the next only
 * when the one before is answered.
 */
export function askingAtOnce<Database>(transaction: Kysely<Database>): Kysely<Database> {
  return (made.of(transaction) ?? made.keep(transaction, ofExecutor(transaction.getExecutor()))) as Kysely<Database>
}

function ofExecutor(executor: QueryExecutor): object {
  let lent: Promise<DatabaseConnection> | undefined
  const lend = () => {
    lent ??= executor.provideConnection(async (connection) => connection)
    return lent
  }
  const provideConnection = async <Answer>(consume: Consumer<Answer>): Promise<Answer> => consume(await lend())
  // Config, driver and dialect open connections and transactions, which nobody does from here.
  const unused = { config: {}, driver: {}, dialect: {} } as unknown as KyselyProps
  return new Kysely<never>({ ...unused, executor: executor.withConnectionProvider({ provideConnection }) })
}
