import { z } from 'zod'
import { asPosted } from '#app/forms/form-fields.server.ts'

export const rowDeletionForm = z.object({ revision: asPosted })
