import { languages } from '@camp/domain/languages/language.ts'
import type { TemplateMapping } from '@camp/domain/whatsapp/template-mapping.ts'

const one = ['1']
const oneToNine = ['1', '2', '3', '4', '5', '6', '7', '8', '9']
const confirmAndCancel = [
  { index: 0, variable: 'CONFIRM' },
  { index: 1, variable: 'CANCEL' },
]

type Shape = Pick<TemplateMapping, 'name' | 'bodyOrder' | 'urlButtons'> & { readonly metaName?: string }

/** Every template that the product sends (rule M1); `default` is for every event without its own. */
const shapes: readonly Shape[] = [
  { name: 'booking_cancellation', bodyOrder: oneToNine, urlButtons: [] },
  { name: 'booking_confirmation', bodyOrder: oneToNine, urlButtons: [] },
  { name: 'booking_pending', bodyOrder: oneToNine, urlButtons: [] },
  { name: 'booking_request_confirmation', bodyOrder: oneToNine, urlButtons: confirmAndCancel },
  { name: 'default', metaName: 'booking_news', bodyOrder: ['1', '2', '3', '4', '5', '6', '9'], urlButtons: [] },
  { name: 'partial_payment_received', bodyOrder: oneToNine, urlButtons: [] },
  { name: 'payment_reminder_for_partial_payments', bodyOrder: oneToNine, urlButtons: [] },
  // Meta's templates for codes repeat the code behind their "copy" button.
  { name: 'verification_code', bodyOrder: one, urlButtons: [{ index: 0, variable: '1' }] },
]

/** As a new installation has them: by name, then language. */
export const standardTemplates: readonly TemplateMapping[] = shapes.flatMap(({ name, metaName = name, ...shape }) =>
  languages.toSorted().map((language) => ({ name, language, metaName, twilioContentSid: null, ...shape, isActive: true })),
)
