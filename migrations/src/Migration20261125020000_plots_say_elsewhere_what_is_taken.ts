import { Migration } from '@mikro-orm/migrations'

/**
 * A calendar of every plot under a secret address, and one more for each calendar that the plot follows,
 * which
 * leaves out what came from there. Tokens look like the other keys of the product, so that no log shows them.
 * Expand.
 */
export class Migration20261125020000 extends Migration {
  override up(): void {
    this.addSql(`
      create function new_calendar_token() returns text language sql volatile as
        $$ select translate(replace(gen_random_uuid()::text, '-', ''), '0189', 'ghij') $$`)
    this.addSql(`
      create table calendar_address (
        id uuid primary key default gen_random_uuid(),
        organisation_id uuid not null references organisation on delete cascade,
        plot_id uuid not null,
        feed_id uuid references plot_calendar_feed on delete cascade,
        token text not null default new_calendar_token(),
        content_hash text, -- of what it said when it was last asked
        changed_at timestamptz,
        foreign key (organisation_id, plot_id) references plot (organisation_id, id) on delete cascade,
        constraint calendar_token_opens_one unique (token),
        constraint calendar_address_once unique nulls not distinct (plot_id, feed_id)
      );
      create index calendar_address_by_organisation on calendar_address (organisation_id);
      create index calendar_address_by_feed on calendar_address (feed_id) where feed_id is not null`)
    this.addSql(`
      create function give_plots_calendar_addresses() returns trigger language plpgsql as $$
      begin
        insert into calendar_address (organisation_id, plot_id) select organisation_id, id from added;
        return null;
      end $$`)
    this.addSql(`
      create function give_feeds_calendar_addresses() returns trigger language plpgsql as $$
      begin
        insert into calendar_address (organisation_id, plot_id, feed_id) select organisation_id, plot_id, id from added;
        return null;
      end $$`)
    // Another plot is another secret: who had the old address reads nothing of the new plot.
    this.addSql(`
      create function move_calendar_address() returns trigger language plpgsql as $$
      begin
        update calendar_address set plot_id = new.plot_id, token = new_calendar_token(), content_hash = null, changed_at = null
        where feed_id = new.id;
        return null;
      end $$`)
    this.addSql(`
      insert into calendar_address (organisation_id, plot_id) select organisation_id, id from plot;
      insert into calendar_address (organisation_id, plot_id, feed_id) select organisation_id, plot_id, id from plot_calendar_feed;
      create trigger plot_gets_calendar_address after insert on plot
        referencing new table as added for each statement execute function give_plots_calendar_addresses();
      create trigger feed_gets_calendar_address after insert on plot_calendar_feed
        referencing new table as added for each statement execute function give_feeds_calendar_addresses();
      create trigger feed_takes_calendar_address_along after update of plot_id on plot_calendar_feed
        for each row when (old.plot_id <> new.plot_id) execute function move_calendar_address()`)
  }
}
