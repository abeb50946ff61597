import { roles } from '@camp/domain/people/role.ts'
import { z } from 'zod'
import { asPosted } from '#app/forms/form-fields.server.ts'

/** A role that is none is a guest's: the least there is. */
const role = asPosted.transform((text) => roles.find((one) => one === text) ?? 'USER')

export const newUserForm = z.object({ email: asPosted, firstName: asPosted, lastName: asPosted, role, slug: asPosted })
