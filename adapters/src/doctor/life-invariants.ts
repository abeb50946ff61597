import { transitionTable } from '@camp/domain/reservations/transitions.ts'
import { sql } from 'kysely'
import type { InvariantQuery } from './invariant-query.ts'
import { strangers } from './strangers.ts'

const allowed = JSON.stringify(transitionTable.map(({ from, to }) => ({ from_status: from, to_status: to })))

/** Changes of status that the guest must hear of, with the events that may tell it. */
const notified = JSON.stringify([
  { from_status: null, to_status: 'pending', events: ['submitted'] },
  { from_status: null, to_status: 'partiallyPaid', events: ['deposit-received'] },
  { from_status: null, to_status: 'confirmed', events: ['confirmed'] },
  { from_status: null, to_status: 'noShow', events: ['no-show'] },
  { from_status: 'pending', to_status: 'cancelled', events: ['cancelled', 'expired'] },
  { from_status: 'partiallyPaid', to_status: 'cancelled', events: ['cancelled'] },
  { from_status: 'confirmed', to_status: 'cancelled', events: ['cancelled'] },
])

/** A booking that staff take and that stands at once: the camper hears of where it stands. */
const isPassedThrough = sql`exists (
  select from reservation_status_history following
  where following.reservation_id = history.reservation_id and following.id > history.id and following.at = history.at
    and following.by <> 'guest')`

export const lifeInvariants: readonly InvariantQuery[] = [
  {
    id: 'I5',
    promise: 'The status history is a path of allowed changes from the beginning to the current status',
    hint: 'Read the history of the reservation; a change that is not in the table of transitions was made past the application',
    violations: sql`
      select reservation.id || ': ' || coalesce(string_agg(step.to_status, ' \u2192 ' order by step.id), 'no history') as key
      from reservation left join (
        select history.*,
          history.from_status is distinct from lag(to_status) over (partition by reservation_id order by id) as is_broken,
          not exists (
            select from jsonb_to_recordset(${allowed}::jsonb) as allowed (from_status text, to_status text)
            where allowed.from_status is not distinct from history.from_status and allowed.to_status = history.to_status
          ) as is_forbidden,
          lead(id) over (partition by reservation_id order by id) is null as is_last
        from reservation_status_history history
      ) as step on step.reservation_id = reservation.id
      group by reservation.id
      having count(step.id) = 0 or bool_or(is_broken or is_forbidden or (is_last and step.to_status <> reservation.status))`,
  },
  {
    id: 'I6',
    promise:
      'Every change that the guest must hear of has its e-mail and its SMS or WhatsApp message, each once, sent or skipped',
    hint: 'Find out which act changed the status without writing to the outbox; tell the guest by hand',
    violations: sql`
      select distinct history.reservation_id || ': ' || history.to_status as key
      from reservation_status_history history
      join jsonb_to_recordset(${notified}::jsonb) as told (from_status text, to_status text, events jsonb)
        on told.to_status = history.to_status and coalesce(told.from_status, history.from_status) = history.from_status
      cross join (values (array['email']), (array['sms', 'app'])) as way (channels)
      where not exists (
        select from outbox_message message
        where message.reservation_id = history.reservation_id and told.events @> to_jsonb(message.event)
          and message.channel = any(way.channels))
      and not (history.to_status = 'pending' and ${isPassedThrough})
      union all
      select reservation_id || ': ' || event || ' by ' || channel from outbox_message
      where reservation_id is not null
      group by reservation_id, event, channel, occurrence having count(*) > 1`,
  },
  {
    id: 'I8',
    promise: 'No hold is older than its expiry by more than five minutes, the time between two sweeps',
    hint: 'Run the sweep of expired holds, and see why its schedule does not',
    violations: sql`
      select id || ' expired ' || expiry_date as key from reservation
      where expiry_date < coalesce(nullif(current_setting('camp.now', true), '')::timestamptz, now()) - interval '5 minutes'`,
  },
  {
    id: 'I9',
    promise: 'A reference names one reservation, and every row belongs to the organisation of its parent',
    hint: 'Move the row to the organisation of its parent, and see which write went past the foreign keys',
    violations: async (em) => sql`
      select 'reference ' || simple_reference as key from reservation group by simple_reference having count(*) > 1
      union all ${await strangers(em)}`,
  },
]
