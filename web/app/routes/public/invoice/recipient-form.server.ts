import { z } from 'zod'
import { lines, oneLine } from '#app/forms/form-fields.server.ts'

export const recipientForm = z.object({ name: oneLine, address: lines, vatNumber: oneLine })
