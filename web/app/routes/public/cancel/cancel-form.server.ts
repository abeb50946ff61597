import { z } from 'zod'
import { carriedWhole } from '#app/forms/form-fields.server.ts'

export const cancelForm = z.object({ cost: carriedWhole })
