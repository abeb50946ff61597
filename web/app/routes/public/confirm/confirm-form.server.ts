import { z } from 'zod'
import { isOn } from '#app/forms/form-fields.server.ts'

export const confirmForm = z.object({ keepCard: isOn })
