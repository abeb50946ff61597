import type { Role } from '@camp/domain/people/role.ts'
import type { UserId } from '@camp/domain/shared/ids.ts'
import { describe, expect, it } from 'vitest'
import type { Actor } from '../../shared/actor.ts'
import { asksAgain } from './asked-again.ts'

const user = (role: Role): Actor => ({ kind: 'user', userId: 'user-1' as UserId, role, organisationIds: [] })

const atEase = { hasPassword: true, hasJustSignedIn: true }

describe('deleting the link to an organisation', () => {
  it.each([
    ['the platform', 'SUPERADMIN', 'user', true],
    ['the platform, of a term', 'SUPERADMIN', 'special-term', false],
    ['the desk, which may not', 'ORGUSER', 'user', false],
    ['an administrator, who may not', 'ORGADMIN', 'user', false],
  ] as const)('by %s asks for the password again: %s %s %s', (_who, role, kind, isAsked) => {
    expect(asksAgain('deleteLink', { actor: user(role), kind, id: 'link-1' }, atEase)).toBe(isAsked)
  })
})

describe.each(['changeContact', 'changeOwnPassword', 'chooseFirstPassword'])('%s', (act) => {
  it.each([
    ['who has a password', { hasPassword: true, hasJustSignedIn: false }, false],
    ['who has none and has just come in by a code', { hasPassword: false, hasJustSignedIn: true }, false],
    ['who has none and came in some time ago', { hasPassword: false, hasJustSignedIn: false }, true],
  ] as const)('by %s', (_who, who, isAsked) => {
    expect(asksAgain(act, {}, who)).toBe(isAsked)
  })
})
