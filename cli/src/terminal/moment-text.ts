import { platformZone } from '@camp/domain/shared/platform-zone.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'

/** `2026-12-05 14:00 +02:00`. */
export function momentText(moment: Temporal.Instant | null): string {
  if (!moment) return ''
  const { year, month, day, hour, minute, offset } = moment.toZonedDateTimeISO(platformZone)
  return `${[year, twoDigits(month), twoDigits(day)].join('-')} ${twoDigits(hour)}:${twoDigits(minute)} ${offset}`
}

/** `2026-12-05T14:00:00+02:00`. */
export function momentInJson(moment: Temporal.Instant | null): string | null {
  if (!moment) return null
  return moment.toZonedDateTimeISO(platformZone).toString({ smallestUnit: 'second', timeZoneName: 'never' })
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
