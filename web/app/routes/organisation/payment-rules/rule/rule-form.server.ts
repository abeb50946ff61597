import type { PlotId } from '@camp/domain/shared/ids.ts'
import { z } from 'zod'
import { ruleFields } from '#app/components/staff/payment-rules/rule-answers.ts'
import { idsOf, rowForm } from '#app/forms/form-fields.server.ts'

/** What the facts are is read by `readRule`, which the page's example uses in the browser as well. */
export const ruleForm = rowForm(ruleFields).and(z.object({ plots: idsOf<PlotId>() }))
