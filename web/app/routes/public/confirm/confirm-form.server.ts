import { z } from 'zod'
import { isOn, line } from '#app/forms/form-fields.server.ts'

export const confirmForm = z.object({ keepCard: isOn, go: line, voucherCode: line })
