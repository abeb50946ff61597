import type { PlotId } from '@camp/domain/shared/ids.ts'
import { z } from 'zod'
import { rowForm, wholeOrNothing, yes } from '#app/forms/form-fields.server.ts'
import { feedFields } from './feed-answers.ts'

export const feedForm = rowForm(feedFields)

export const feedFacts = z.object({
  plotId: z.string().transform((id) => id as PlotId),
  provider: z.string(),
  feedUrl: z.string(),
  isActive: yes,
  blocksTentative: yes,
  stopSaleHours: wholeOrNothing,
})
