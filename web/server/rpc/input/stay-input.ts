import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { longestStay } from '@camp/domain/stay-rules/longest-stay.ts'
import { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import { z } from 'zod'
import { dateInput } from './date-input.ts'

export const stayFields = { arrivalDate: dateInput, departureDate: dateInput }

interface StayFields {
  readonly arrivalDate: Temporal.PlainDate
  readonly departureDate: Temporal.PlainDate
}

/** Departure after arrival, within a year; otherwise an issue on `departureDate`. */
export function stayFrom({ arrivalDate, departureDate }: StayFields, issues: z.RefinementCtx): StayDates {
  const stay = StayDates.between(arrivalDate, departureDate)
  if (!stay.ok) return noStay(issues, 'Must be after the arrival date')
  if (stay.value.nightCount > longestStay) return noStay(issues, `Must be within ${longestStay} nights of the arrival date`)
  return stay.value
}

export function optionalStayFrom(
  { arrivalDate, departureDate }: { readonly [Field in keyof StayFields]?: Temporal.PlainDate | null },
  issues: z.RefinementCtx,
): StayDates | null {
  if (arrivalDate && departureDate) return stayFrom({ arrivalDate, departureDate }, issues)
  if (!arrivalDate && !departureDate) return null
  const path = [arrivalDate ? 'departureDate' : 'arrivalDate']
  issues.addIssue({ code: 'custom', path, message: 'Arrival and departure go together' })
  return z.NEVER
}

function noStay(issues: z.RefinementCtx, message: string): never {
  issues.addIssue({ code: 'custom', path: ['departureDate'], message })
  return z.NEVER
}
