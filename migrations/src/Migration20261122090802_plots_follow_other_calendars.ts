import { Migration } from '@mikro-orm/migrations'

/**
 * Calendars elsewhere whose events will keep a plot from being booked here. Not part of a catalogue. Expand.
 */
export class Migration20261122090802 extends Migration {
  override up(): void {
    this.addSql(`
      create table plot_calendar_feed (
        id uuid primary key default gen_random_uuid(),
        organisation_id uuid not null references organisation on delete cascade,
        row_version integer not null default 1,
        plot_id uuid not null,
        provider text not null,
        feed_url text not null constraint feed_url_is_https check (feed_url like 'https://%'),
        is_active boolean not null default true,
        last_sync_at timestamptz,
        foreign key (organisation_id, plot_id) references plot (organisation_id, id) on delete cascade,
        constraint feed_read_once_per_plot unique (plot_id, feed_url)
      );
      create index plot_calendar_feed_by_organisation on plot_calendar_feed (organisation_id);
      create trigger plot_calendar_feed_row_version_moves before update on plot_calendar_feed
        for each row execute function move_row_version()`)
  }
}
