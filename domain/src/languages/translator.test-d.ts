import { translatorOf } from './translator.ts'

const texts = {
  save: 'Save',
  stepOf: 'Step {{step}} of {{steps}}',
  nights_one: 'One night',
  nights_other: '{{count}} nights',
  sure_one: 'This plot?',
  sure_other: 'These plots?',
} as const
const t = translatorOf<typeof texts>('en', texts)

/** Only read by the compiler. */
export const said = [t('save'), t('stepOf', { step: 1, steps: 'two' }), t('nights', { count: 1 }), t('sure', { count: 2 })]

/** Only read by the compiler. */
export function unsaid(): void {
  // @ts-expect-error: no such key
  t('stpeOf', { step: 1, steps: 2 })
  // @ts-expect-error: a plural form is chosen by the count, not by its name
  t('nights_one', { count: 1 })
  // @ts-expect-error: the values are missing
  t('stepOf')
  // @ts-expect-error: a value is missing
  t('stepOf', { step: 1 })
  // @ts-expect-error: a value has another name
  t('stepOf', { step: 1, stpes: 2 })
  // @ts-expect-error: one value too many
  t('stepOf', { step: 1, steps: 2, name: 'Terms' })
  // @ts-expect-error: takes no values
  t('save', { count: 1 })
  // @ts-expect-error: a count is a number
  t('nights', { count: 'one' })
  // @ts-expect-error: a plural needs its count, also where it is not said
  t('sure')
  // @ts-expect-error: nothing is said of no value
  t('stepOf', { step: 1, steps: undefined })
}
