import { z } from 'zod'
import { asPosted } from '#app/forms/form-fields.server.ts'

export const invitationAnswerForm = z.object({
  csrfToken: asPosted,
  invitation: asPosted,
  go: asPosted.pipe(z.enum(['accept', 'refuse']).catch('refuse')),
})
