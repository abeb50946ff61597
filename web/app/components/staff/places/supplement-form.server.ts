import type { WeekdaySupplement } from '@camp/domain/plots/plot.ts'
import { z } from 'zod'
import type { TypedForm } from '#app/components/staff/settings-forms/typed-form.ts'
import { decimalOrNaN, typedCents } from '#app/formatting/typed-number.ts'
import { type SupplementField, supplementDays, supplementFields } from './supplement-answers.ts'

/** The fields of a form that was read already. */
export const supplementTexts = z.object(
  Object.fromEntries(supplementFields.map((field) => [field, z.string()])) as Record<SupplementField, z.ZodString>,
)

/** What was chosen; `site` is nothing of its own. What cannot be read is NaN, and refused by the rules. */
export function readSupplement(typed: TypedForm<SupplementField>): WeekdaySupplement | 'none' | null {
  const { 'weekdaySupplement.kind': kind, 'weekdaySupplement.value': value } = typed
  const weekdays = supplementDays.filter(({ field }) => typed[field] === 'yes').map(({ day }) => day)
  if (kind === 'percentage') return { kind, percentage: decimalOrNaN(value) ?? Number.NaN, weekdays }
  if (kind === 'amount') return { kind, cents: typedCents(value) ?? Number.NaN, weekdays }
  return kind === 'none' ? 'none' : null
}
