import { z } from 'zod'
import { carriedWhole } from '#app/forms/form-fields.server.ts'

/** In cents: nothing is changed at a price that nobody has seen. */
export const changeForm = z.object({ shownAmountDue: carriedWhole.pipe(z.number()) })
