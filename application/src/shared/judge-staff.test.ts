import type { Role } from '@camp/domain/people/role.ts'
import type { OrganisationId, UserId } from '@camp/domain/shared/ids.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { expect, it } from 'vitest'
import { type Actor, system, visitor } from './actor.ts'
import { judgeStaff } from './judge-staff.ts'

const [own, another] = ['own' as OrganisationId, 'another' as OrganisationId]
const user = (role: Role, ...organisationIds: readonly OrganisationId[]): Actor => {
  return { kind: 'user', userId: 'user-9' as UserId, role, organisationIds }
}
const yes = accepted(null)
const notFound = refused({ code: 'not-found' })
const notPermitted = refused({ code: 'not-permitted' })

it.each<readonly [string, Actor, OrganisationId | undefined, ReturnType<typeof judgeStaff>]>([
  ['its ORGUSER', user('ORGUSER', own), own, yes],
  ['its ORGADMIN', user('ORGADMIN', own), own, yes],
  ['a SUPERADMIN', user('SUPERADMIN'), own, yes],
  ['an operator', system('camp'), own, yes],
  ['an ORGUSER of another', user('ORGUSER', another), own, notFound],
  ['an ORGADMIN of another', user('ORGADMIN', another), own, notFound],
  ['staff of one, asked about none', user('ORGADMIN', own), undefined, notFound],
  ['anybody of an unknown one', system('camp'), undefined, notFound],
  ['a USER with a link to it', user('USER', own), own, notPermitted],
  ['a USER, asked about none', user('USER', own), undefined, notPermitted],
  ['a visitor', visitor, own, notPermitted],
])('what is of a campsite, for %s', (_who, actor, organisationId, answer) => {
  expect(judgeStaff(actor, organisationId)).toEqual(answer)
})
