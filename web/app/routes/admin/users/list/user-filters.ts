import type { PersonState } from '@camp/application/people/platform/people-records.ts'
import type { Role } from '@camp/domain/people/role.ts'

export const filteredRoles = ['SUPERADMIN', 'ORGADMIN', 'ORGUSER', 'USER'] as const satisfies readonly Role[]
export const states = ['working', 'banned', 'erased'] as const satisfies readonly PersonState[]

/** Of the filter; what is no role asks for all. */
export function readRole(text: string): Role | '' {
  return filteredRoles.find((role) => role === text) ?? ''
}

export function readState(text: string): PersonState | '' {
  return states.find((state) => state === text) ?? ''
}
