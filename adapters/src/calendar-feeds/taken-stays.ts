import type { CalendarAddress, TakenStay } from '@camp/application/calendar-feeds/calendar-addresses.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { type SqlBool, sql } from 'kysely'

/** A reservation's id is its key: nobody reads it out of the name of an event. */
function keyOf(kind: string, id: ReturnType<typeof sql>) {
  return sql`left(encode(sha256(convert_to(concat_ws(' ', ${kind}::text, ${id}), 'UTF8')), 'hex'), 32)`
}

/** Raw: nights of three kinds as one list. */
export function takenStaysQuery(
  { organisationId, plot, readBy }: Pick<CalendarAddress, 'organisationId' | 'plot' | 'readBy'>,
  { from, now }: { readonly from: Temporal.PlainDate; readonly now: Temporal.Instant },
) {
  const [first, at] = [from.toString(), now.toString()]
  const isWanted = plot ? sql<SqlBool>`plot.id = ${plot.id}` : sql<SqlBool>`plot.organisation_id = ${organisationId}`
  // A calendar of one plot does not say which.
  const name = plot ? sql`` : sql`, plot_name as "plotName"`
  return sql<TakenStay>`
    select key, start::text, "end"::text, sequence ${name} from (
      select ${keyOf('stay', sql`reservation.id, plot.id, 1`)} as key, stay.arrival as start, stay.departure as "end", reservation.version as sequence, plot.name as plot_name
      from plot join reservation_plot stay on stay.plot_id = plot.id join reservation on reservation.id = stay.reservation_id
      where ${isWanted} and stay.is_live and stay.departure > ${first}
        and (reservation.expiry_date is null or reservation.expiry_date > ${at})
      union all
      select ${keyOf('block', sql`block.id, plot.id::text`)}, start_date, end_date, block.version, plot.name
      from plot join block_plot on block_plot.plot_id = plot.id join block on block.id = block_plot.block_id
      where ${isWanted} and block.feed_event_id is null and end_date > ${first} and (expires_at is null or expires_at > ${at})
      union all
      select ${keyOf('event', sql`event.id`)}, start_date, end_date, 0, plot.name
      from plot join feed_event event on event.plot_id = plot.id
      where ${isWanted} and end_date > ${first} and event.origin not like 'stale %' and ${readBy ? notFrom(readBy) : sql`true`}
    ) as taken order by start, key`
}

/** Neither what came from there, nor what another feed or a file of the same place says as well (rule F9). */
function notFrom({ feedId, provider }: NonNullable<CalendarAddress['readBy']>) {
  return sql`event.feed_id is distinct from ${feedId}::uuid and lower(event.source) <> lower(${provider}::text) and not exists (
    select from feed_event other where other.feed_id = ${feedId}::uuid and other.plot_id = event.plot_id and other.uid = event.uid)`
}
