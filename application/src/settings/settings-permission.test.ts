import type { Role } from '@camp/domain/people/role.ts'
import type { OrganisationId, UserId } from '@camp/domain/shared/ids.ts'
import { describe, expect, it } from 'vitest'
import { type Actor, visitor } from '../shared/actor.ts'
import { judgeDeletion } from './settings-permission.ts'

const own = 'own' as OrganisationId
const other = 'other' as OrganisationId
const actor = (role: Role): Actor => ({ kind: 'user', userId: 'somebody' as UserId, role, organisationIds: [own] })
const everybody = [visitor, actor('USER'), actor('ORGUSER'), actor('ORGADMIN'), actor('SUPERADMIN')]
const said = (judged: ReturnType<typeof judgeDeletion>) => (judged.ok ? 'yes' : judged.refusal.code)

describe('the rows of an organisation', () => {
  it.each([
    ['special-term', own, ['not-permitted', 'not-permitted', 'not-permitted', 'yes', 'yes']],
    ['payment-rule', other, ['not-permitted', 'not-permitted', 'not-permitted', 'not-found', 'yes']],
    ['user', own, ['not-permitted', 'not-permitted', 'not-permitted', 'not-permitted', 'yes']],
  ] as const)('lose a link of a %s by those who may', (kind, organisation, answers) => {
    expect(everybody.map((who) => said(judgeDeletion(who, kind, organisation)))).toEqual(answers)
  })
})
