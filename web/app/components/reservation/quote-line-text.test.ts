import { translatorOf } from '@camp/domain/languages/translator.ts'
import { expect, it } from 'vitest'
import type { WireQuoteLine } from '#server/wire/quote-on-wire.ts'
import { quoteLines } from '../../wording/en/quote-lines.ts'
import { quoteLineText } from './quote-line-text.ts'

const t = translatorOf<typeof quoteLines>('en', { ...quoteLines, lineRate: 'Tarief', lineAgreed: 'Ooreengekom' })
const none = { count: null, each: null, age: null, percentage: null, name: null, tier: null, isFree: false }
const line = (facts: Partial<WireQuoteLine>): WireQuoteLine => ({
  ...none,
  kind: 'rate',
  label: 'of the API',
  amount: 0,
  ...facts,
})

it.each([
  [line({}), 'Tarief'],
  [line({ tier: { paxFrom: 3, paxTo: 4 } }), 'Rate for 3 to 4 guests'],
  [line({ kind: 'agreed' }), 'Ooreengekom'],
  [line({ kind: 'discount', name: 'Long stay' }), 'Long stay'],
])('says a line in the words of the page, never of the API: %#', (given, text) => {
  expect(quoteLineText(t, given)).toBe(text)
})
