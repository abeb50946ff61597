import { type PersonState, personStates } from '@camp/application/people/platform/people-records.ts'
import { type Role, roles } from '@camp/domain/people/role.ts'

/** Of the filter; what is no role asks for all. */
export function readRole(text: string): Role | '' {
  return roles.find((role) => role === text) ?? ''
}

export function readState(text: string): PersonState | '' {
  return personStates.find((state) => state === text) ?? ''
}
