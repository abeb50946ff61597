import { Migration } from '@mikro-orm/migrations'

/**
 * What was last read of other calendars stays, also while they cannot be read; the blocks that it makes know
 * their event, and go with it. That a feed was read is no change of its settings. Expand.
 */
export class Migration20261124040000 extends Migration {
  override up(): void {
    this.addSql(`
      create table feed_event (
        id uuid primary key default gen_random_uuid(),
        organisation_id uuid not null references organisation on delete cascade,
        plot_id uuid not null,
        feed_id uuid references plot_calendar_feed on delete cascade,
        origin text not null, -- the feed, or the program that wrote the file
        source text not null,
        event_key text not null,
        uid text not null,
        start_date date not null,
        end_date date not null,
        summary text not null,
        first_read_at timestamptz not null,
        foreign key (organisation_id, plot_id) references plot (organisation_id, id) on delete cascade,
        constraint feed_event_ends_after_it_starts check (start_date < end_date),
        constraint feed_event_once_per_origin unique (plot_id, origin, event_key)
      );
      create index feed_event_by_feed on feed_event (feed_id) where feed_id is not null;
      create index feed_event_by_organisation on feed_event (organisation_id);
      alter table block add column feed_event_id uuid references feed_event on delete cascade;
      create index block_by_feed_event on block (feed_event_id) where feed_event_id is not null;
      create table feed_reading (
        feed_id uuid primary key references plot_calendar_feed on delete cascade,
        organisation_id uuid not null references organisation on delete cascade,
        due_at timestamptz not null,
        tried_at timestamptz,
        good_at timestamptz,
        failing_since timestamptz,
        fault text,
        read_url text,
        etag text,
        last_modified text,
        times_empty integer not null default 0,
        event_count integer not null default 0,
        skipped jsonb not null default '[]',
        told_at timestamptz
      );
      create index feed_reading_by_organisation on feed_reading (organisation_id);
      alter table plot_calendar_feed
        add column stop_sale_hours integer,
        add column blocks_tentative boolean not null default true,
        add constraint stop_sale_hours_of_a_month_at_most check (stop_sale_hours between 1 and 720);
      drop trigger plot_calendar_feed_row_version_moves on plot_calendar_feed;
      create trigger plot_calendar_feed_row_version_moves
        before update of plot_id, provider, feed_url, is_active, stop_sale_hours, blocks_tentative on plot_calendar_feed
        for each row execute function move_row_version()`)
  }
}
