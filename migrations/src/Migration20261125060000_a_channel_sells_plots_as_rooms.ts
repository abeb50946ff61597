import { Migration } from '@mikro-orm/migrations'

/**
 * ADR 25. A campsite is a property of the channel and each plot a room with a code, given when the campsite
 * is connected; whoever deletes a code takes the plot out of the channel. Expand.
 */
export class Migration20261125060000 extends Migration {
  override up(): void {
    this.addSql(`
      create table hti_connection (
        id uuid primary key default gen_random_uuid(),
        organisation_id uuid not null references organisation on delete cascade,
        property_code text not null,
        user_name text not null,
        password_hash text not null, -- salted; the password itself is not kept
        proof text not null default 'basic',
        is_active boolean not null default true,
        constraint hti_connects_an_organisation_once unique (organisation_id),
        constraint hti_property_code_unique unique (property_code),
        constraint hti_proof_known check (proof in ('basic', 'requestor', 'both'))
      );
      create index hti_connection_by_user on hti_connection (user_name);
      create table hti_room (
        plot_id uuid primary key,
        organisation_id uuid not null references hti_connection (organisation_id) on delete cascade,
        code text not null,
        foreign key (organisation_id, plot_id) references plot (organisation_id, id) on delete cascade,
        constraint hti_room_code_unique unique (organisation_id, code)
      );
      create function hti_room_knows_its_organisation() returns trigger language plpgsql as $$
      begin
        select organisation_id into new.organisation_id from plot where id = new.plot_id;
        return new;
      end $$;
      create trigger hti_room_knows_its_organisation before insert on hti_room
        for each row execute function hti_room_knows_its_organisation();
      create function hti_rooms_are_given_codes() returns trigger language plpgsql as $$
      begin
        insert into hti_room (plot_id, organisation_id, code)
        select plot.id, plot.organisation_id,
          'P' || lpad((row_number() over (order by site.position, site.name, plot.position, plot.plot_number, plot.name))::text, 3, '0')
        from plot join site on site.id = plot.site_id
        where plot.organisation_id = new.organisation_id
        on conflict do nothing;
        return new;
      end $$;
      create trigger hti_rooms_are_given_codes after insert on hti_connection
        for each row execute function hti_rooms_are_given_codes();
      create table hti_booking (
        organisation_id uuid not null references organisation on delete cascade,
        their_id text not null,
        their_context text,
        reservation_id text not null references reservation on delete cascade,
        created_at timestamptz not null,
        constraint hti_booking_taken_once primary key (organisation_id, their_id),
        constraint hti_booking_of_one_reservation unique (reservation_id)
      );
      create table hti_message (
        id uuid primary key,
        organisation_id uuid references organisation on delete cascade,
        kind text, -- null of what could not be read
        direction text not null,
        state text not null,
        tries integer not null,
        at timestamptz not null,
        ended_at timestamptz,
        their_id text,
        reservation_id text references reservation on delete set null,
        error_code integer,
        error_text text,
        request text not null,
        response text,
        constraint hti_direction_known check (direction in ('INBOUND', 'OUTBOUND')),
        constraint hti_state_known check (state in ('PENDING', 'IN_PROGRESS', 'SUCCESS', 'FAILED', 'RETRY'))
      );
      create index hti_message_by_time on hti_message (at desc, id);
      create index hti_message_by_organisation on hti_message (organisation_id);
      create index hti_message_by_reservation on hti_message (reservation_id);
      create index hti_message_in_progress on hti_message (at) where state = 'IN_PROGRESS'`)
  }
}
