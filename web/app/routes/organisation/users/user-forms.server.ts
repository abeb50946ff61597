import { z } from 'zod'
import { asPosted, choice } from '#app/forms/form-fields.server.ts'

/** The buttons of a row. */
export const memberForm = z.object({ intent: asPosted.pipe(z.enum(['suspend', 'resume', 'again'])), link: asPosted })

export const invitationForm = z.object({
  email: asPosted,
  firstName: asPosted,
  lastName: asPosted,
  role: choice(['ORGADMIN', 'ORGUSER'], 'ORGUSER'),
})
