import { z } from 'zod'
import { asPosted, choice } from '#app/forms/form-fields.server.ts'

export const invitationForm = z.object({
  email: asPosted,
  firstName: asPosted,
  lastName: asPosted,
  role: choice(['ORGADMIN', 'ORGUSER'], 'ORGUSER'),
})
