import type { Role } from '@camp/domain/people/role.ts'
import type { OrganisationId, UserId } from '@camp/domain/shared/ids.ts'
import { describe, expect, it } from 'vitest'
import { type Actor, system, visitor } from '../shared/actor.ts'
import { nameOfActor } from './block-permission.ts'

const own = 'own' as OrganisationId
const user = (role: Role, ...organisationIds: readonly OrganisationId[]): Actor => {
  return { kind: 'user', userId: 'user-9' as UserId, role, organisationIds }
}

describe('the name beside what was done', () => {
  it.each<readonly [Actor, string]>([
    [user('ORGUSER', own), 'user-9'],
    [system('camp'), 'camp'],
    [visitor, 'guest'],
  ])('of %j is %s', (actor, name) => {
    expect(nameOfActor(actor)).toBe(name)
  })
})
