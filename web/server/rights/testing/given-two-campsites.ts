import type { Actor } from '@camp/application/shared/actor.ts'
import type { UserId } from '@camp/domain/shared/ids.ts'
import { givenAccount } from '../../testing/given-accounts.ts'
import { givenServedMarketplace } from '../../testing/given-marketplace.ts'
import { givenRightsFixture } from './given-rights-fixture.ts'
import { tenantRows } from './tenant-rows.ts'

/** A marketplace in which somebody runs one campsite and has nothing to do with the other. */
export async function givenTwoCampsites(username: string) {
  const marketplace = await givenServedMarketplace()
  const own = await givenRightsFixture(marketplace, 'kloofwater-camp')
  const theirs = await givenRightsFixture(marketplace, 'karoo-stargazers')
  await givenAccount(marketplace, username, 'ORGADMIN')
  const [row] = await marketplace.store.em.execute<[{ id: UserId }]>('select id from user_account where username = ?', [username])
  const staff: Actor = { kind: 'user', userId: row.id, role: 'ORGADMIN', organisationIds: [own.organisationId] }
  /** Of the other campsite. */
  const before = await tenantRows(marketplace, theirs.organisationId)
  return { marketplace, own, theirs, staff, before }
}
