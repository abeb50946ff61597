import { Migration } from '@mikro-orm/migrations'

/**
 * What guests write about their bookings and what the campsite answers, with the words, and what of it waits.
 * Of the months before only the letter to the campsite has them: they are brought over, as dealt with.
 * Expand.
 */
export class Migration20261127220500 extends Migration {
  override up(): void {
    this.addSql(`
      create table conversation_message (
        id uuid primary key default gen_random_uuid(),
        position bigint generated always as identity,
        organisation_id uuid references organisation on delete cascade,
        reservation_id text,
        side text not null check (side in ('guest', 'campsite')),
        channel text not null check (channel in ('page', 'email', 'sms', 'app')),
        from_number text,
        body text not null,
        secret text,
        at timestamptz not null,
        by text not null,
        provider_message_id text,
        outbox_message_id text,
        is_unsure boolean not null default false,
        settled_how text check (settled_how in ('answered', 'set-aside')),
        settled_at timestamptz,
        settled_by text,
        constraint message_is_heard_once unique (channel, provider_message_id),
        constraint booking_is_of_its_campsite foreign key (organisation_id, reservation_id)
          references reservation (organisation_id, id) on delete cascade,
        constraint booking_names_its_campsite check (reservation_id is null or organisation_id is not null),
        constraint settled_wholly check (num_nonnulls(settled_how, settled_at, settled_by) in (0, 3)),
        constraint campsite_waits_for_nobody check (side = 'guest' or settled_how is null)
      )`)
    this.addSql(
      'create index conversation_message_reservation on conversation_message (organisation_id, reservation_id, position)',
    )
    this.addSql(`create index conversation_message_recent on conversation_message (organisation_id, at) where side = 'guest'`)
    this.addSql(`
      create index conversation_message_waiting on conversation_message (organisation_id)
      where side = 'guest' and settled_how is null`)
    this.addSql(`
      insert into conversation_message (organisation_id, reservation_id, side, channel, body, at, by, settled_how, settled_at, settled_by)
      select reservation.organisation_id, reservation.id, 'guest', 'page', payload #>> '{message,text}', outbox_message.created_at,
        'guest', 'set-aside', outbox_message.created_at, 'migration'
      from outbox_message join reservation on reservation.id = outbox_message.reservation_id
      where event = 'guest-message' and outbox_message.channel = 'email' and payload -> 'reader' is null
        and payload #>> '{message,text}' is not null
      order by outbox_message.created_at`)
  }

  override down(): void {
    this.addSql('drop table conversation_message')
  }
}
