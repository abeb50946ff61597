import { z } from 'zod'
import { choice, line } from '#app/forms/form-fields.server.ts'

export const assignForm = z.object({ id: line, reference: line, step: choice(['assign', 'aside'], 'assign') })
