import { sql } from 'kysely'
import type { InvariantQuery } from './invariant-query.ts'

/** What reservations and blocks say about each night, without looking at `plot_night`. */
const uses = sql`
  select night.plot_id, night.for_date as night, reserved.is_shared, night.pax, night.reservation_id as used_by
  from reservation_night night
  join reservation_plot reserved using (reservation_id, plot_id)
  where reserved.is_live
  union all
  select block_plot.plot_id, night::date, false, 0, block.id
  from block join block_plot on block_plot.block_id = block.id,
    generate_series(start_date, end_date - 1, interval '1 day') as night`

export const nightInvariants: readonly InvariantQuery[] = [
  {
    id: 'I1',
    promise: 'No two live reservations or blocks share a plot-night; where parties share a plot, their guests fit on it',
    hint: 'Move or cancel one of the reservations of the plot-night, and find out how it could be sold twice',
    violations: sql`
      select plot_id || ' on ' || night || ': ' || string_agg(used_by, ', ' order by used_by) as key
      from (${uses}) as used join plot on plot.id = plot_id
      left join (select plot_id, night, pax_max from plot_night) as kept using (plot_id, night)
      group by plot_id, night
      having count(*) filter (where not is_shared) > 1
        or count(*) filter (where not is_shared) = 1 and count(*) > 1
        or sum(used.pax) filter (where is_shared) > max(coalesce(kept.pax_max, plot.pax_max))`,
  },
  {
    id: 'I2',
    promise:
      'A live reservation or block keeps exactly its nights, no more and no fewer, for as long as it says; a shared night counts exactly its guests; dates, plots and nights of a reservation agree',
    hint: 'Compare plot_night with reservation_night and block for this plot-night, and write what is missing or delete what is too much',
    violations: sql`
      with expected as (
        select plot_id, night, case when is_shared then null else min(used_by) end as used_by,
          case when is_shared then sum(pax)::int end as pax_used
        from (${uses}) as used group by plot_id, night, is_shared, case when is_shared then null else used_by end
      ),
      kept as (select plot_id, night, coalesce(reservation_id, block_id) as used_by, pax_used from plot_night)
      select coalesce(expected.plot_id, kept.plot_id) || ' on ' || coalesce(expected.night, kept.night) || ': '
        || coalesce(expected.used_by, kept.used_by, 'shared') as key
      from expected full join kept using (plot_id, night)
      where (expected.used_by is distinct from kept.used_by or expected.pax_used is distinct from kept.pax_used)
        and (kept.plot_id is null and expected.pax_used = 0) is not true
      union all
      select reserved.reservation_id || ': ' || count(night.for_date) || ' nights of '
        || (reserved.departure - reserved.arrival) as key
      from reservation_plot reserved left join reservation_night night using (reservation_id, plot_id)
      group by reserved.reservation_id, reserved.plot_id, reserved.arrival, reserved.departure
      having count(night.for_date) <> reserved.departure - reserved.arrival
      union all
      select reserved.reservation_id || ': live is ' || is_live as key
      from reservation_plot reserved join reservation on reservation.id = reservation_id
      where is_live <> (status not in ('cancelled', 'noShow'))
      union all
      select reservation.id || ': ' || reservation.arrival || ' to ' || reservation.departure || ', its plots '
        || coalesce(min(reserved.arrival) || ' to ' || max(reserved.departure), 'none') as key
      from reservation left join reservation_plot reserved on reserved.reservation_id = reservation.id
      group by reservation.id
      having (reservation.arrival, reservation.departure) is distinct from (min(reserved.arrival), max(reserved.departure))
      union all
      select night.reservation_id || ': night of ' || night.for_date || ' without a plot' as key
      from reservation_night night left join reservation_plot reserved using (reservation_id, plot_id)
      where reserved.id is null or night.for_date not between reserved.arrival and reserved.departure - 1
      union all
      select kept.plot_id || ' on ' || kept.night || ': ' || coalesce(kept.reservation_id, kept.block_id) || ' until '
        || coalesce(kept.held_until::text, 'it ends') as key
      from plot_night kept left join reservation on reservation.id = kept.reservation_id
      left join block on block.id = kept.block_id
      where kept.pax_used is null and kept.held_until is distinct from coalesce(reservation.expiry_date, block.expires_at)`,
  },
]
