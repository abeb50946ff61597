import { Migration } from '@mikro-orm/migrations'

/**
 * From where each hold came, as hashes, and who keeps too much. A function is volatile, so that each of its
 * questions sees what others have committed while it waited for the lock: writers of one place come one after
 * the other, and the hold still costs one statement. Expand.
 */
export class Migration20261125030100 extends Migration {
  override up(): void {
    this.addSql(`
      create table hold_place (
        reservation_id text not null,
        organisation_id uuid not null,
        kind text not null check (kind in ('visitor', 'address', 'network')),
        place_hash text not null,
        plot_nights integer not null,
        held_at timestamptz not null,
        submitted_at timestamptz,
        primary key (reservation_id, kind),
        foreign key (organisation_id, reservation_id) references reservation (organisation_id, id) on delete cascade
      )`)
    this.addSql('create index hold_place_by_place on hold_place (place_hash, held_at)')
    this.addSql('create index hold_place_by_age on hold_place using brin (held_at)')
    this.addSql(`
      create function hold_limit_reached(
        places text[], most_holds integer[], most_plot_nights integer[], wanted integer, moment timestamptz)
      returns table (place_number integer, counted text, free_at timestamptz) language plpgsql as $$
      begin
        perform pg_advisory_xact_lock(hashtextextended(sorted.hash, 7000))
          from (select unnest(places) as hash order by 1) as sorted;
        return query
          select limits.number::integer,
            case when live.holds >= limits.holds then 'holds' else 'plot-nights' end,
            case when wanted <= limits.plot_nights then live.first_end end
          from unnest(places, most_holds, most_plot_nights) with ordinality as limits (hash, holds, plot_nights, number)
          cross join lateral (
            select count(*) as holds, coalesce(sum(kept.plot_nights), 0) as plot_nights, min(reservation.expiry_date) as first_end
            from hold_place as kept join reservation on reservation.id = kept.reservation_id
            where kept.place_hash = limits.hash and kept.held_at > moment - interval '2 days'
              and reservation.status in ('temporaryHold', 'pending') and reservation.expiry_date > moment
          ) as live
          where live.holds >= limits.holds or live.plot_nights + wanted > limits.plot_nights
          order by limits.number limit 1;
      end $$`)
    this.addSql(`
      create function submission_limit_reached(
        submitted text, most_of_visitor integer, most_of_address integer, most_of_network integer, moment timestamptz)
      returns table (reached text, free_at timestamptz) language plpgsql as $$
      begin
        perform pg_advisory_xact_lock(hashtextextended(sorted.hash, 7001))
          from (select place_hash as hash from hold_place where reservation_id = submitted order by 1) as sorted;
        return query
          select own.kind, recent.first_at + interval '1 hour'
          from hold_place as own
          cross join lateral (
            select count(*) as submissions, min(other.submitted_at) as first_at
            from hold_place as other
            where other.place_hash = own.place_hash and other.held_at > moment - interval '2 days'
              and other.submitted_at > moment - interval '1 hour'
          ) as recent
          where own.reservation_id = submitted and recent.submissions >= case own.kind
            when 'visitor' then most_of_visitor when 'address' then most_of_address else most_of_network end
          order by own.kind limit 1;
        if not found then
          update hold_place set submitted_at = moment where reservation_id = submitted;
          delete from hold_place where ctid in (
            select ctid from hold_place where held_at < moment - interval '2 days' limit 50 for update skip locked);
        end if;
      end $$`)
  }
}
