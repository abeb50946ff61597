import type { Role } from '@camp/domain/people/role.ts'
import { z } from 'zod'
import { asPosted } from '#app/forms/form-fields.server.ts'

const roles: readonly string[] = ['SUPERADMIN', 'ORGADMIN', 'ORGUSER', 'USER']

/** A role that is none is a guest's: the least there is. */
const role = asPosted.transform((text) => (roles.includes(text) ? text : 'USER') as Role)

export const newUserForm = z.object({ email: asPosted, firstName: asPosted, lastName: asPosted, role, slug: asPosted })
