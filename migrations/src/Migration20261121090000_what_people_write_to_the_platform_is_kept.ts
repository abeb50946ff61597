import { Migration } from '@mikro-orm/migrations'

/** Campsites that ask for a demo, and messages of the contact page. Expand. */
export class Migration20261121090000 extends Migration {
  override up(): void {
    this.addSql(prospects)
    this.addSql(contactMessages)
  }
}

const sender = `
    id uuid primary key,
    reference text not null,
    name text not null,
    email text not null,
    created_at timestamptz not null`

const prospects = `
  create table prospect (${sender},
    campsite text not null,
    phone text not null,
    province_code text,
    plot_count integer constraint plot_count_not_negative check (plot_count >= 0),
    message text,
    stage text not null default 'new' constraint prospect_stage_known
      check (stage in ('new', 'contacted', 'demo-booked', 'signed-up', 'declined'))
  );
  create index prospect_by_sender on prospect (lower(email), created_at);
  create index prospect_by_time on prospect (created_at)`

const contactMessages = `
  create table contact_message (${sender},
    subject text not null,
    message text not null
  );
  create index contact_message_by_sender on contact_message (lower(email), created_at);
  create index contact_message_by_time on contact_message (created_at)`
