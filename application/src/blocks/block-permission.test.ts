import type { OrganisationId, UserId } from '@camp/domain/shared/ids.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { type Actor, type Role, system, visitor } from '../shared/actor.ts'
import { judgeCalendar, nameOfActor } from './block-permission.ts'

const [own, another] = ['own' as OrganisationId, 'another' as OrganisationId]
const user = (role: Role, ...organisationIds: readonly OrganisationId[]): Actor => {
  return { kind: 'user', userId: 'user-9' as UserId, role, organisationIds }
}
const yes = accepted(null)
const notFound = refused({ code: 'not-found' })
const notPermitted = refused({ code: 'not-permitted' })

describe('the calendar of a campsite', () => {
  it.each<readonly [string, Actor, OrganisationId | undefined, ReturnType<typeof judgeCalendar>]>([
    ['its ORGUSER', user('ORGUSER', own), own, yes],
    ['its ORGADMIN', user('ORGADMIN', own), own, yes],
    ['a SUPERADMIN', user('SUPERADMIN'), own, yes],
    ['an operator', system('camp'), own, yes],
    ['staff of another', user('ORGADMIN', another), own, notFound],
    ['anybody of an unknown one', system('camp'), undefined, notFound],
    ['a USER with a link to it', user('USER', own), own, notPermitted],
    ['a visitor', visitor, own, notPermitted],
  ])('for %s', (_who, actor, organisationId, answer) => {
    expect(judgeCalendar(actor, organisationId)).toEqual(answer)
  })
})

describe('the name beside what was done', () => {
  it.each<readonly [Actor, string]>([
    [user('ORGUSER', own), 'user-9'],
    [system('camp'), 'camp'],
    [visitor, 'guest'],
  ])('of %j is %s', (actor, name) => {
    expect(nameOfActor(actor)).toBe(name)
  })
})
