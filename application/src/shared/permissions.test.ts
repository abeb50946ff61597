import type { Role } from '@camp/domain/people/role.ts'
import type { OrganisationId, UserId } from '@camp/domain/shared/ids.ts'
import { describe, expect, it } from 'vitest'
import { type Actor, system, visitor } from './actor.ts'
import {
  mayEditPlotContent,
  mayManagePlatform,
  mayManageReservations,
  mayManageSettings,
  mayReadSettings,
} from './permissions.ts'

const own = 'own' as OrganisationId
const other = 'other' as OrganisationId
const user = (role: Role, organisationIds: readonly OrganisationId[] = []): Actor => ({
  kind: 'user',
  userId: 'somebody' as UserId,
  role,
  organisationIds,
})

const actors: readonly Actor[] = [
  visitor,
  user('USER'),
  user('USER', [own]),
  user('ORGUSER', [other]),
  user('ORGADMIN', [other]),
  user('ORGUSER', [own]),
  user('ORGADMIN', [own]),
  user('SUPERADMIN'),
  system('test'),
]

describe('who may', () => {
  it.each([
    ['manage bookings', mayManageReservations, [false, false, false, false, false, true, true, true, true]],
    ['read settings', mayReadSettings, [false, false, false, false, false, true, true, true, true]],
    ['edit what a plot says', mayEditPlotContent, [false, false, false, false, false, true, true, true, true]],
    ['manage settings', mayManageSettings, [false, false, false, false, false, false, true, true, true]],
    ['manage the platform', mayManagePlatform, [false, false, false, false, false, false, false, true, true]],
  ] as const)('%s: nobody, a guest, staff of elsewhere, own staff, own administrators, the platform', (_, may, answers) => {
    expect(actors.map((actor) => may(actor, own))).toEqual(answers)
  })
})
