import type { GivingWay } from '@camp/domain/seasons/giving-way.ts'

/** What becomes of a season of which another takes nights; without parts it is switched off. */
export interface GivingWayRow {
  readonly id: string
  readonly name: string
  readonly startDate: string
  readonly endDate: string
  readonly parts: readonly { readonly startDate: string; readonly endDate: string }[]
}

export function givingWayRow({ season: { id, name, ...dates }, parts }: GivingWay): GivingWayRow {
  return { id, name, ...datesOnPage(dates), parts: parts.map(datesOnPage) }
}

function datesOnPage({ startDate, endDate }: GivingWay['parts'][number]) {
  return { startDate: startDate.toString(), endDate: endDate.toString() }
}
