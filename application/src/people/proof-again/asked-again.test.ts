import type { UserId } from '@camp/domain/shared/ids.ts'
import { describe, expect, it } from 'vitest'
import type { Actor, Role } from '../../shared/actor.ts'
import { asksAgain } from './asked-again.ts'

const user = (role: Role): Actor => ({ kind: 'user', userId: 'user-1' as UserId, role, organisationIds: [] })

describe('deleting the link to an organisation', () => {
  it.each([
    ['the platform', 'SUPERADMIN', 'user', true],
    ['the platform, of a term', 'SUPERADMIN', 'special-term', false],
    ['the desk, which may not', 'ORGUSER', 'user', false],
    ['an administrator, who may not', 'ORGADMIN', 'user', false],
  ] as const)('by %s asks for the password again: %s %s %s', (_who, role, kind, isAsked) => {
    expect(asksAgain('deleteLink', { actor: user(role), kind, id: 'link-1' })).toBe(isAsked)
  })
})
