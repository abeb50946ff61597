import { roles } from '@camp/domain/people/role.ts'
import { z } from 'zod'
import { asPosted, shownFields } from '#app/forms/form-fields.server.ts'

const acts = ['save', 'ban', 'lift-ban', 'end-sessions'] as const

/** The forms of one page: `go` says which was sent. */
export const personForm = z.object({
  go: asPosted.transform((text) => acts.find((act) => act === text) ?? 'save'),
  firstName: asPosted,
  lastName: asPosted,
  role: asPosted.transform((text) => roles.find((role) => role === text) ?? 'USER'),
  reason: asPosted,
  revision: asPosted,
  shown: shownFields,
})
