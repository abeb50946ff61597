import { guestId } from '@camp/application/testing/a-campsite.ts'
import type { EntityManager } from '@mikro-orm/postgresql'

/** The account of the guest of `a-campsite.ts`. */
export async function storeGuest(em: EntityManager): Promise<void> {
  await em.execute(`insert into user_account (id, email) values (?, 'thandi@example.test')`, [guestId])
}
