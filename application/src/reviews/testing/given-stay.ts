import type { Role } from '@camp/domain/people/role.ts'
import type { OrganisationId, UserId } from '@camp/domain/shared/ids.ts'
import type { Actor } from '../../shared/actor.ts'
import { givenMarketplace } from '../../testing/given-marketplace.ts'
import { aStayOf } from './a-stay-of.ts'

/** A stay that is over, and whoever has to do with it. */
export async function givenReviewedStay() {
  const marketplace = givenMarketplace()
  const id = await aStayOf(marketplace)
  const reservation = await marketplace.reservations.find(id)
  if (reservation?.status !== 'completed') throw new Error('the stay is not over')
  const { organisationId } = reservation
  const actor = (role: Role, organisationIds: readonly OrganisationId[] = [organisationId]): Actor => ({
    kind: 'user',
    userId: reservation.guest.userId ?? ('nobody' as UserId),
    role,
    organisationIds,
  })
  return { marketplace, id, actor, guest: actor('USER', []), staff: actor('ORGUSER') }
}
