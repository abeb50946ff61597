import type { timedDays } from '@camp/domain/plots/timed-days.ts'
import type { WireOrganisation } from '#server/wire/organisation-on-wire.ts'

type Site = WireOrganisation['sites'][number]
export type DayName = keyof Site['times']

export interface TimesOfDays {
  readonly days: readonly DayName[]
  readonly checkIn: string
  readonly checkOut: string
}

/** Typed here too: a module shared with pages of staff is one more for a guest to fetch. */
export const week = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
  'holiday',
] as const satisfies typeof timedDays

/** The days of one site by their times; one group when every day is alike. */
export function timesByDays({ times }: Pick<Site, 'times'>): readonly TimesOfDays[] {
  const groups = Map.groupBy(week, (day) => `${times[day].checkIn}/${times[day].checkOut}`)
  return [...groups.values()].flatMap((days) => {
    const [first] = days
    return first ? [{ days, ...times[first] }] : []
  })
}

/** Sites with the same times said once. */
export function sitesByTimes(
  sites: readonly Site[],
): readonly { readonly sites: readonly Site[]; readonly times: readonly TimesOfDays[] }[] {
  const groups = Map.groupBy(sites, (site) => JSON.stringify(timesByDays(site)))
  return [...groups.values()].flatMap((alike) => {
    const [first] = alike
    return first ? [{ sites: alike, times: timesByDays(first) }] : []
  })
}
