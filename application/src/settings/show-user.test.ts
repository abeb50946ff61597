import type { Role } from '@camp/domain/people/role.ts'
import type { OrganisationId, UserId } from '@camp/domain/shared/ids.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { expect, it } from 'vitest'
import { type Actor, visitor } from '../shared/actor.ts'
import type { Settings, UserSettings } from './settings.ts'
import { ShowUser } from './show-settings.ts'

const [kwena, erongo] = ['kwena' as OrganisationId, 'erongo' as OrganisationId]
const bea: UserSettings = { id: 'bea' as UserId, username: 'bea@kwena.test', role: 'ORGUSER', organisationIds: [kwena] }

function person(id: string, role: Role, ...organisationIds: readonly OrganisationId[]): Actor {
  return { kind: 'user', userId: id as UserId, role, organisationIds }
}

async function shown(actor: Actor, id = bea.id) {
  const settings = { user: async (asked: UserId) => (asked === bea.id ? bea : undefined) } as Partial<Settings> as Settings
  return new ShowUser({ settings }).execute({ actor, id })
}

it.each([
  ['themselves', person('bea', 'USER')],
  ['those who work at the same campsite', person('anna', 'ORGADMIN', erongo, kwena)],
  ['the platform', person('root', 'SUPERADMIN')],
])('a person is shown to %s', async (_, actor) => {
  expect(await shown(actor)).toEqual(accepted(bea))
})

it.each([
  ['visitors', visitor, 'not-permitted'],
  ['another guest', person('carl', 'USER'), 'not-permitted'],
  ['those who work at another campsite', person('carl', 'ORGADMIN', erongo), 'not-found'],
] as const)('a person is not shown to %s', async (_, actor, code) => {
  expect(await shown(actor)).toEqual(refused({ code }))
})

it('nobody is shown who is not there', async () => {
  expect(await shown(person('root', 'SUPERADMIN'), 'nobody' as UserId)).toEqual(refused({ code: 'not-found' }))
})
