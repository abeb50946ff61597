import type { SiteRow } from '@camp/application/plots/sites.ts'
import type { SiteTimes } from '@camp/domain/plots/plot.ts'
import { timedDays } from '@camp/domain/plots/timed-days.ts'
import { supplementFields, supplementToAnswers } from '#app/components/staff/places/supplement-answers.ts'
import { type TypedForm, ticked } from '#app/components/staff/settings-forms/typed-form.ts'

type Day = (typeof timedDays)[number]
type TimeField = `${Day}.${'checkIn' | 'checkOut'}`
export const timeFields = timedDays.flatMap((day): readonly TimeField[] => [`${day}.checkIn`, `${day}.checkOut`])

export const siteFormFields = [
  'name',
  'siteType',
  'isActive',
  'isOnlineBookingActive',
  ...timeFields,
  ...supplementFields,
] as const
export type SiteField = (typeof siteFormFields)[number]
export type SiteAnswers = TypedForm<SiteField>

function timeAnswers(times: SiteTimes): TypedForm<TimeField> {
  return Object.fromEntries(
    timedDays.flatMap((day) => [
      [`${day}.checkIn`, times[day].checkIn],
      [`${day}.checkOut`, times[day].checkOut],
    ]),
  ) as TypedForm<TimeField>
}

const usual = { checkIn: '14:00', checkOut: '10:00' }
const usualTimes = Object.fromEntries(timedDays.map((day) => [day, usual])) as unknown as SiteTimes

export const newSite: SiteAnswers = {
  name: '',
  siteType: 'camping',
  isActive: 'yes',
  isOnlineBookingActive: 'yes',
  ...timeAnswers(usualTimes),
  ...supplementToAnswers(null, 'none'),
}

export function siteToAnswers({
  name,
  siteType,
  isActive,
  isOnlineBookingActive,
  times,
  weekdaySupplement,
}: SiteRow): SiteAnswers {
  return {
    name,
    siteType,
    isActive: ticked(isActive),
    isOnlineBookingActive: ticked(isOnlineBookingActive),
    ...timeAnswers(times),
    ...supplementToAnswers(weekdaySupplement, 'none'),
  }
}
