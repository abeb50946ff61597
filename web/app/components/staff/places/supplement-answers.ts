import { type Plot, weekdays } from '@camp/domain/plots/plot.ts'
import { numberText, type TypedForm, ticked } from '#app/components/staff/settings-forms/typed-form.ts'
import { centsField } from '#app/formatting/typed-number.ts'

type DayField = `weekdaySupplement.${(typeof weekdays)[number]}`
export const supplementDays = weekdays.map((day) => ({ day, field: `weekdaySupplement.${day}` satisfies DayField as DayField }))

/** `weekdaySupplement.weekdays` is where the days together are said to be wrong. */
export const supplementFields = [
  ...(['weekdaySupplement.kind', 'weekdaySupplement.value', 'weekdaySupplement.weekdays'] as const),
  ...supplementDays.map(({ field }) => field),
] as const
export type SupplementField = (typeof supplementFields)[number]

export function isSupplementField(field: string): field is SupplementField {
  return field.startsWith('weekdaySupplement.')
}

/** Of a plot, which may be like its site, or of a site. */
export const plotSupplementKinds = ['site', 'none', 'percentage', 'amount'] as const
export const siteSupplementKinds = ['none', 'percentage', 'amount'] as const
export type SupplementKind = (typeof plotSupplementKinds)[number]

/** `unset` is what nothing of its own is called: a plot is like its site, a site has none. */
export function supplementToAnswers(supplement: Plot['weekdaySupplement'], unset: 'site' | 'none'): TypedForm<SupplementField> {
  const own = supplement === null || supplement === 'none' ? null : supplement
  const days = supplementDays.map(({ day, field }) => [field, ticked(own?.weekdays.includes(day) ?? false)])
  return {
    'weekdaySupplement.kind': supplement === null ? unset : (own?.kind ?? 'none'),
    'weekdaySupplement.value': own ? (own.kind === 'percentage' ? numberText(own.percentage) : centsField(own.cents)) : '',
    'weekdaySupplement.weekdays': '',
    ...(Object.fromEntries(days) as TypedForm<DayField>),
  }
}
