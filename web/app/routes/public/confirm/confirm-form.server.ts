import { z } from 'zod'
import { asPosted } from '#app/forms/form-fields.server.ts'

export const confirmForm = z.object({ keepCard: asPosted.transform((text) => text === 'on') })
