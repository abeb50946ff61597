import { expect, it } from 'vitest'
import { readTemplateMapping, type TypedTemplateMapping } from './judge-template-mapping.ts'

const typed = (facts: Partial<TypedTemplateMapping> = {}): TypedTemplateMapping => ({
  metaName: 'booking_confirmation',
  twilioContentSid: '',
  bodyOrder: '1, 2 3',
  urlButtons: 'CONFIRM,CANCEL',
  isActive: true,
  ...facts,
})

it('a typed mapping becomes one', () => {
  expect(readTemplateMapping(typed({ twilioContentSid: ` HX${'a'.repeat(32)} ` }))).toEqual({
    facts: {
      metaName: 'booking_confirmation',
      twilioContentSid: `HX${'a'.repeat(32)}`,
      bodyOrder: ['1', '2', '3'],
      urlButtons: [
        { index: 0, variable: 'CONFIRM' },
        { index: 1, variable: 'CANCEL' },
      ],
      isActive: true,
    },
  })
})

it.each([
  [{ metaName: ' ' }, 'metaName', 'name-missing'],
  [{ metaName: 'Booking Confirmation' }, 'metaName', 'name-form'],
  [{ metaName: 'a'.repeat(513) }, 'metaName', 'name-form'],
  [{ twilioContentSid: 'HX12' }, 'twilioContentSid', 'content-sid-form'],
  [{ bodyOrder: '1, x' }, 'bodyOrder', 'body-form'],
  [{ bodyOrder: '1, 10' }, 'bodyOrder', 'body-form'],
  [{ bodyOrder: '1, 2, 1' }, 'bodyOrder', 'body-repeats'],
  [{ bodyOrder: '1 2 3 4 5 6 7 8 9 1' }, 'bodyOrder', 'body-too-many'],
  [{ urlButtons: 'PAY' }, 'urlButtons', 'buttons-form'],
  [{ urlButtons: 'CONFIRM CANCEL 1' }, 'urlButtons', 'buttons-too-many'],
])('%j is refused at %s', (facts, field, code) => {
  expect(readTemplateMapping(typed(facts))).toEqual({ problems: [{ field, code }] })
})

it.each([
  { metaName: 'a'.repeat(512) },
  { bodyOrder: '1 2 3 4 5 6 7 8 9' },
  { bodyOrder: '' },
  { urlButtons: 'CONFIRM 1' },
  { urlButtons: '' },
])('%j may just be', (facts) => {
  expect(readTemplateMapping(typed(facts))).toHaveProperty('facts')
})
