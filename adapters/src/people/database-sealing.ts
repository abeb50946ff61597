import type { EntityManager } from '@mikro-orm/postgresql'
import { type Sealing, sealing } from './sealing.ts'
import { siteSecret } from './site-secret.ts'

/**
 * By the keys of the configuration; without them a secret of the database itself takes their place, and opens
 * what it sealed once there is a key.
 */
export async function databaseSealing(em: EntityManager, keys: readonly string[], purpose: string): Promise<Sealing> {
  return sealing([...keys, await siteSecret(em, purpose)])
}
