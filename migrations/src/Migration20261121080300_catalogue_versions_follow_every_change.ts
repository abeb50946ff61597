import { Migration } from '@mikro-orm/migrations'

/**
 * Catalogues are cached by their version, so whoever changes a part of one moves its version, in the same
 * transaction. Expand.
 */
export class Migration20261121080300 extends Migration {
  override up(): void {
    this.addSql(organisationTrigger)
    this.addSql(partTriggers)
    this.addSql(countryTriggers)
    for (const table of indexedByOrganisation) this.addSql(`create index ${table}_by_organisation on ${table} (organisation_id)`)
  }
}

const parts = [
  ...['organisation_tag', 'season', 'age_scale', 'age_band', 'discount', 'payment_rule', 'special_term'],
  ...['site', 'site_special_term', 'plot', 'plot_tier', 'plot_discount', 'plot_payment_rule'],
]

/** The others have a unique constraint that begins with the organisation. */
const indexedByOrganisation = ['season', 'age_band', 'site_special_term', 'plot_tier', 'plot_discount', 'plot_payment_rule']

const organisationTrigger = `
  create function move_catalogue_version() returns trigger language plpgsql as $$
  begin
    if new.version = old.version then new.version := nextval('catalogue_version'); end if;
    return new;
  end $$;
  create trigger catalogue_version_moves before update on organisation for each row execute function move_catalogue_version()`

const partTriggers = `
  create function move_catalogue_version_of_part() returns trigger language plpgsql as $$
  begin
    update organisation set version = nextval('catalogue_version')
    where id in (select organisation_id from changed);
    return null;
  end $$;
  do $$
  declare part text;
  begin
    foreach part in array array['${parts.join("', '")}'] loop
      execute format('create trigger %1$s_moves_version_i after insert on %1$s referencing new table as changed
        for each statement execute function move_catalogue_version_of_part()', part);
      execute format('create trigger %1$s_moves_version_u after update on %1$s referencing new table as changed
        for each statement execute function move_catalogue_version_of_part()', part);
      execute format('create trigger %1$s_moves_version_d after delete on %1$s referencing old table as changed
        for each statement execute function move_catalogue_version_of_part()', part);
    end loop;
  end $$`

const countryTriggers = `
  create function move_catalogue_version_of_country() returns trigger language plpgsql as $$
  begin
    update organisation set version = nextval('catalogue_version')
    where country_code in (select to_jsonb(changed) ->> tg_argv[0] from changed);
    return null;
  end $$;
  create trigger country_moves_version after update on country referencing new table as changed
    for each statement execute function move_catalogue_version_of_country('code');
  create trigger province_moves_version after update on province referencing new table as changed
    for each statement execute function move_catalogue_version_of_country('country_code')`
