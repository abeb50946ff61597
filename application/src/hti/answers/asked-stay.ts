import { isCalendarDate } from '@camp/domain/formatting/calendar-date.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { longestStay } from '@camp/domain/stay-rules/longest-stay.ts'
import { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import type { HtiConnection } from '../hti-connections.ts'
import type { AskedStay, HtiError } from '../hti-messages.ts'
import { missing, otaError, unknownHotel } from './ota-errors.ts'

export function readAskedStay({ start, end }: Pick<AskedStay, 'start' | 'end'>): Result<StayDates, HtiError> {
  if (start === null) return refused(missing('Start'))
  if (end === null) return refused(missing('End'))
  const [arrival, departure] = [dayOf(start), dayOf(end)]
  if (!arrival) return refused(otaError(3, 381, 'Invalid check-in date'))
  if (!departure) return refused(otaError(3, 382, 'Invalid check-out date'))
  const stay = StayDates.between(arrival, departure)
  if (!stay.ok) return refused(otaError(3, 382, 'Invalid check-out date: it is not after the check-in date'))
  const isTooLong = stay.value.nightCount > longestStay
  return isTooLong ? refused(otaError(3, 362, `Invalid number of nights: at most ${longestStay}`)) : stay
}

/** Dates, also where a time of day follows them. */
function dayOf(text: string): Temporal.PlainDate | undefined {
  const day = /^(\d{4}-\d{2}-\d{2})(T[\d:.]+(Z|[+-]\d{2}:\d{2})?)?$/.exec(text)?.[1] ?? ''
  return isCalendarDate(day) && day > '2000' && day < '2200' ? Temporal.PlainDate.from(day) : undefined
}

/** A property of another account is as unknown as one that is none (rule H1). */
export function askedConnection(proved: readonly HtiConnection[], code: string | null): Result<HtiConnection, HtiError> {
  if (code === null) return refused(missing('HotelCode'))
  const connection = proved.find(({ propertyCode }) => propertyCode === code)
  return connection ? accepted(connection) : refused(unknownHotel)
}
