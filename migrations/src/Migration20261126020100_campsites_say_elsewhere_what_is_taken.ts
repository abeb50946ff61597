import { Migration } from '@mikro-orm/migrations'

/** One calendar more for every organisation: of all its plots, under a secret address of its own. Expand. */
export class Migration20261126020100 extends Migration {
  override up(): void {
    this.addSql(`
      alter table calendar_address
        alter column plot_id drop not null,
        drop constraint calendar_address_once,
        add constraint calendar_address_once unique nulls not distinct (plot_id, feed_id, organisation_id),
        add constraint calendar_for_a_place_is_of_a_plot check (plot_id is not null or feed_id is null)`)
    this.addSql(`
      create function give_organisations_calendar_addresses() returns trigger language plpgsql as $$
      begin
        insert into calendar_address (organisation_id) select id from added;
        return null;
      end $$`)
    this.addSql(`
      insert into calendar_address (organisation_id) select id from organisation;
      create trigger organisation_gets_calendar_address after insert on organisation
        referencing new table as added for each statement execute function give_organisations_calendar_addresses()`)
  }
}
