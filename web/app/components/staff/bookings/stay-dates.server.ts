import { longestStay } from '@camp/domain/stay-rules/longest-stay.ts'
import { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import { z } from 'zod'
import { answered, readable } from '#app/forms/form-fields.server.ts'

const { date } = readable<'dates-invalid'>()
const typedDate = answered.pipe(date('dates-invalid'))

/** The nights that a desk's form asks for: one to a year of them. */
export const stayDates = z.object({ arrival: typedDate, departure: typedDate }).transform(({ arrival, departure }, issues) => {
  const stay = StayDates.between(arrival, departure)
  if (stay.ok && stay.value.nightCount <= longestStay) return stay.value
  issues.addIssue({ code: 'custom', path: ['departure'], message: 'dates-invalid' })
  return z.NEVER
})
