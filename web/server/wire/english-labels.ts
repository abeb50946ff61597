import { translatorOf } from '@camp/domain/languages/translator.ts'
import { quoteLabels } from '#app/wording/en/staff/quote-labels.ts'

/** What the API says is English, whatever language a page is in. */
export const englishLabels = translatorOf<typeof quoteLabels>('en', quoteLabels)
