import { z } from 'zod'
import { asPosted } from '#app/forms/form-fields.server.ts'

/** The buttons of a row. */
export const memberForm = z.object({ intent: asPosted.pipe(z.enum(['suspend', 'resume', 'again', 'withdraw'])), link: asPosted })
