import type { Role } from '@camp/domain/people/role.ts'
import { describe, expect, it } from 'vitest'
import { pathAccess } from './path-access.ts'

describe('an area', () => {
  const roles: readonly (Role | null)[] = [null, 'USER', 'ORGUSER', 'ORGADMIN', 'SUPERADMIN']

  it.each([
    ['/kwena-camp', ['open', 'open', 'open', 'open', 'open']],
    ['/organic-farm', ['open', 'open', 'open', 'open', 'open']],
    ['/user/reservations', ['sign-in-first', 'open', 'open', 'open', 'open']],
    ['/org/org-organisation', ['sign-in-first', 'forbidden', 'open', 'open', 'open']],
    ['/ADMIN/users', ['sign-in-first', 'forbidden', 'forbidden', 'forbidden', 'open']],
    ['/%61dmin/users', ['sign-in-first', 'forbidden', 'forbidden', 'forbidden', 'open']],
    ['/admin', ['sign-in-first', 'forbidden', 'forbidden', 'forbidden', 'open']],
  ])('%s is for those who belong there', (pathname, entries) => {
    expect(roles.map((role) => pathAccess(pathname, role))).toEqual(entries)
  })
})
