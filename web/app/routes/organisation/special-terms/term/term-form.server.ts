import type { SiteId } from '@camp/domain/shared/ids.ts'
import { z } from 'zod'
import { idsOf, rowForm, typedHtml, yes } from '#app/forms/form-fields.server.ts'
import { termFields } from './term-answers.ts'

export const termForm = rowForm(termFields).and(z.object({ sites: idsOf<SiteId>() }))

export const termFacts = z.object({
  name: z.string(),
  type: z.string().transform((type) => (type === 'Optional' ? 'Optional' : 'Mandatory')),
  text: typedHtml,
  isActive: yes,
})
