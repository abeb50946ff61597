import { isYearInReach } from '@camp/domain/formatting/calendar-date.ts'
import { platformDay } from '@camp/domain/shared/platform-zone.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { z } from 'zod'

const isInReach = ({ year }: Temporal.PlainDate) => isYearInReach(year)

/** `YYYY-MM-DD`, a date that exists. */
export const dateInput = z.iso
  .date()
  .transform((text) => Temporal.PlainDate.from(text))
  .refine(isInReach, 'Out of range')

const instantInput = z.iso.datetime({ offset: true, local: true }).transform(dateOfInstant)

/** A date, or a moment in ISO form, which means its date in the zone of rule T1. */
export const isoDateInput = z
  .union([z.iso.date().transform((text) => Temporal.PlainDate.from(text)), instantInput], {
    error: 'Must be a date or a moment in ISO form',
  })
  .refine(isInReach, 'Out of range')

function dateOfInstant(text: string): Temporal.PlainDate {
  const hasOffset = /(Z|[+-]\d{2}:?\d{2})$/.test(text)
  if (!hasOffset) return Temporal.PlainDateTime.from(text).toPlainDate()
  return platformDay(Temporal.Instant.from(text))
}
