import type { EntityManager } from '@mikro-orm/postgresql'
import { databaseOf } from '../postgres/typed-database.ts'
import { newSecret } from './secrets.ts'

/** Of each database, for as long as the process lives. */
const known = new WeakMap<object, Map<string, string>>()

/**
 * One that never changes, so that it is read once. Outside of a transaction that is open: one that fails must
 * not take the secret with it.
 */
export async function lastingSecret(em: EntityManager, name: string): Promise<string> {
  const driver = em.getDriver()
  const ofDatabase = known.get(driver) ?? new Map<string, string>()
  known.set(driver, ofDatabase)
  const secret = ofDatabase.get(name) ?? (await siteSecret(em.fork(), name))
  ofDatabase.set(name, secret)
  return secret
}

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
