import type { TapeChartQuery } from '@camp/application/calendar/show-tape-chart.ts'
import type { Actor } from '@camp/application/shared/actor.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { readChoice } from './chart-address.ts'

/** What the address asks of the chart. */
export function chartQuery(actor: Actor, orgSlug: string, request: Request): TapeChartQuery {
  const { from, days } = readChoice(new URL(request.url).searchParams)
  return { actor, orgSlug, from: from === null ? null : Temporal.PlainDate.from(from), days }
}
