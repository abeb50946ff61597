import type { Role } from '@camp/domain/people/role.ts'
import { z } from 'zod'
import { asPosted } from '#app/forms/form-fields.server.ts'

const acts = ['save', 'ban', 'lift-ban', 'end-sessions'] as const
const roles: readonly string[] = ['SUPERADMIN', 'ORGADMIN', 'ORGUSER', 'USER']

/** The forms of one page: `go` says which was sent. */
export const personForm = z.object({
  go: asPosted.transform((text) => acts.find((act) => act === text) ?? 'save'),
  firstName: asPosted,
  lastName: asPosted,
  role: asPosted.transform((text) => (roles.includes(text) ? text : 'USER') as Role),
  reason: asPosted,
})
