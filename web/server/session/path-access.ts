import { type Role, roles, staffRoles } from '@camp/domain/people/role.ts'
import { pathAsRouted } from '../path-as-routed.ts'

/** The first part of an address, and who may enter at all; what one may do there, each use case says. */
const areas = {
  user: roles,
  org: staffRoles,
  admin: ['SUPERADMIN'],
} as const satisfies Record<string, readonly Role[]>

export type PathAccess = 'open' | 'sign-in-first' | 'forbidden'

/** `null` is signed out. */
export function pathAccess(pathname: string, role: Role | null): PathAccess {
  const [, first = ''] = pathAsRouted(pathname).split('/')
  if (!isArea(first)) return 'open'
  if (role === null) return 'sign-in-first'
  return (areas[first] as readonly Role[]).includes(role) ? 'open' : 'forbidden'
}

function isArea(name: string): name is keyof typeof areas {
  return Object.hasOwn(areas, name)
}
