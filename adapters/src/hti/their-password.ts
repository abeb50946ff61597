import type { EntityManager } from '@mikro-orm/postgresql'
import { databaseSealing } from '../people/database-sealing.ts'
import type { Sealing } from '../people/sealing.ts'

const whose = 'hti connection'

/** What we prove ourselves with there has to be said, so it is sealed and no hash. */
export async function sealedPassword(em: EntityManager, keys: readonly string[], password: string): Promise<string> {
  return (await boxOf(em, keys)).seal(password, whose)
}

/** Empty where there is none: the other side refuses it. */
export async function openedPassword(em: EntityManager, keys: readonly string[], sealed: string | null): Promise<string> {
  return sealed === null ? '' : (await boxOf(em, keys)).open(sealed, whose)
}

function boxOf(em: EntityManager, keys: readonly string[]): Promise<Sealing> {
  return databaseSealing(em, keys, 'hti-passwords')
}
