import type { Configuration } from '@camp/adapters/configuration/configuration.ts'
import { checkDatabase } from '@camp/adapters/postgres/check-database.ts'
import { openDatabase } from '@camp/adapters/postgres/orm.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import type { Log } from './log.ts'

/** What the web needs of the composed product. */
export interface Container {
  /** The use cases over one unit of work of their own; asked once per request. */
  useCases(): UseCases
  /** Where a form may lead to pay, besides this site. */
  readonly paymentOrigins: readonly string[]
  /** Answers when the database does and has the schema of this version, throws otherwise. */
  checkReadiness(): Promise<void>
  close(): Promise<void>
}

export interface ContainerOptions {
  readonly configuration: Configuration
  readonly databaseUrl: string
  readonly log: Log
}

export async function openContainer({ configuration, databaseUrl }: ContainerOptions): Promise<Container> {
  const database = await openDatabase({ url: databaseUrl, replicaUrls: configuration.databaseReplicaUrls })
  return {
    useCases: () => ({}) as UseCases,
    paymentOrigins: configuration.peach ? [new URL(configuration.peach.checkoutUrl).origin] : [],
    checkReadiness: () => checkDatabase(database),
    close: database.close,
  }
}
