import { Migration } from '@mikro-orm/migrations'

/**
 * ADR 27. Triggers note in the transaction of a booking or a block what a connected campsite has to tell.
 * They only ever insert, so that nobody waits for anybody. Expand.
 */
export class Migration20261126010000 extends Migration {
  override up(): void {
    this.addSql(tables)
    this.addSql(changesOfBookings)
    this.addSql(changesOfNights)
    this.addSql(everythingAnew)
  }
}

const tables = `
  alter table hti_connection
    add column direction text not null default 'in' constraint hti_direction_of_connection_known
      check (direction in ('in', 'out', 'both')),
    add column endpoint text,
    add column transport text not null default 'post' constraint hti_transport_known check (transport in ('post', 'soap11')),
    add column their_user_name text,
    add column their_password text; -- sealed
  create table hti_line (
    organisation_id uuid primary key references hti_connection (organisation_id) on delete cascade,
    claimed_until timestamptz,
    claim uuid,
    rests_until timestamptz, -- after a message that nobody answered
    silent_times integer not null default 0, -- in a row
    told_all_at timestamptz
  );
  create table hti_change (
    id bigint generated always as identity primary key,
    organisation_id uuid not null references hti_connection (organisation_id) on delete cascade,
    reservation_id text references reservation on delete cascade,
    plot_id uuid references plot on delete cascade,
    first_night date,
    last_night date,
    constraint hti_change_is_of_one check (num_nonnulls(reservation_id, plot_id) = 1),
    constraint hti_change_of_nights_names_them check (num_nonnulls(plot_id, first_night, last_night) in (0, 3))
  );
  create index hti_change_by_organisation on hti_change (organisation_id, id);
  create table hti_told (
    reservation_id text primary key references reservation on delete cascade,
    organisation_id uuid not null references organisation on delete cascade,
    their_id text,
    life integer not null, -- 0: it is theirs; 1, 2 …: how often it was made there anew
    is_standing boolean not null, -- there
    is_unsure boolean not null default false, -- it may have been heard that it exists
    revision text, -- of what was last told
    said_at timestamptz
  );
  create index hti_told_by_organisation on hti_told (organisation_id);
  create table hti_gone (
    organisation_id uuid not null references organisation on delete cascade,
    their_id text not null,
    said_at timestamptz, -- as they date it
    heard_at timestamptz not null,
    primary key (organisation_id, their_id)
  );
  create index hti_gone_by_time on hti_gone (heard_at);
  alter table hti_booking add column said_at timestamptz; -- the latest message that was done, as they date them
  alter table hti_message
    add column next_try_at timestamptz,
    add column seen_at timestamptz, -- by staff, of a booking that could not be placed
    add column nights jsonb; -- of an outgoing message about availability: plot, first and last night
  create index hti_message_to_say on hti_message (organisation_id, at, id)
    where direction = 'OUTBOUND' and state in ('PENDING', 'RETRY', 'IN_PROGRESS')`

const changesOfBookings = `
  create function hti_notes_booking() returns trigger language plpgsql as $$
  begin
    insert into hti_change (organisation_id, reservation_id)
    select new.organisation_id, new.id from hti_connection connection
    where connection.organisation_id = new.organisation_id and connection.is_active and connection.direction <> 'in';
    return null;
  end $$;
  create trigger hti_notes_booking after insert or update on reservation for each row
    when (new.status <> 'temporaryHold') execute function hti_notes_booking()`

const changesOfNights = `
  create function hti_notes_nights() returns trigger language plpgsql as $$
  begin
    insert into hti_change (organisation_id, plot_id, first_night, last_night)
    select changed.organisation_id, changed.plot_id, min(changed.night), max(changed.night)
    from changed join hti_connection connection on connection.organisation_id = changed.organisation_id
      and connection.is_active and connection.direction <> 'in'
    join hti_room room on room.plot_id = changed.plot_id
    group by changed.organisation_id, changed.plot_id;
    return null;
  end $$;
  create trigger hti_notes_nights_i after insert on plot_night referencing new table as changed
    for each statement execute function hti_notes_nights();
  create trigger hti_notes_nights_u after update on plot_night referencing new table as changed
    for each statement execute function hti_notes_nights();
  create trigger hti_notes_nights_d after delete on plot_night referencing old table as changed
    for each statement execute function hti_notes_nights()`

/** Another line or another code: what was told before may be unknown there. */
const everythingAnew = `
  create function hti_tells_all_again() returns trigger language plpgsql as $$
  begin
    update hti_line set told_all_at = null, rests_until = null, silent_times = 0 where organisation_id = new.organisation_id;
    return null;
  end $$;
  create trigger hti_connection_tells_all_again after update on hti_connection for each row
    execute function hti_tells_all_again();
  create trigger hti_room_tells_all_again after insert or update on hti_room for each row
    execute function hti_tells_all_again()`
