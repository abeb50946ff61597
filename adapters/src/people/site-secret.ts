import type { EntityManager } from '@mikro-orm/postgresql'
import { databaseOf } from '../postgres/typed-database.ts'
import { newSecret } from './secrets.ts'

/**
 * Random, made by whoever asks first, and the same for all who ask. From the primary: a replica may not know
 * it yet.
 */
export async function siteSecret(em: EntityManager, name: string): Promise<string> {
  const there = await readSecret(em, name)
  if (there !== undefined) return there
  const made = { name, value: newSecret() }
  await databaseOf(em)
    .insertInto('site_secret')
    .values(made)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const kept = await readSecret(em, name)
  if (kept === undefined) throw new Error(`The secret ${name} is missing`)
  return kept
}

async function readSecret(em: EntityManager, name: string): Promise<string | undefined> {
  const row = await databaseOf(em).selectFrom('site_secret').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value
}
