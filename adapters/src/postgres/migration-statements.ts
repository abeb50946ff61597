import { migrations } from '@camp/migrations'
import type { Migration } from '@mikro-orm/migrations'

export interface MigrationStatements {
  readonly name: string
  readonly statements: readonly string[]
}

/** The SQL of these migrations as it would run. */
export async function migrationStatements(names: readonly string[]): Promise<readonly MigrationStatements[]> {
  const wanted = migrations.filter(({ name }) => names.includes(name))
  return Promise.all(wanted.map(async ({ name, class: type }) => ({ name, statements: await statementsOf(type) })))
}

/** A migration of this product only lists statements: it needs neither driver nor configuration to do so. */
async function statementsOf(type: (typeof migrations)[number]['class']): Promise<readonly string[]> {
  const Type = type as unknown as new () => Migration
  const migration = new Type()
  await migration.up()
  return migration.getQueries().map(String)
}
