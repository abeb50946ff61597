import { Migration } from '@mikro-orm/migrations'

/**
 * Categories of tag categories, and campsites that follow what the platform says of a tag: where it is shown
 * decides what pages and searches keep of them. Expand.
 */
export class Migration20261123010500 extends Migration {
  override up(): void {
    this.addSql(`
      create table category (
        id uuid primary key default gen_random_uuid(),
        name text not null constraint category_name_unique unique,
        colour text not null
      )`)
    this.addSql('alter table default_tag_category add column category_id uuid references category')
    this.addSql(`
      create function move_catalogue_version_of_tag() returns trigger language plpgsql as $$
      begin
        update organisation set version = nextval('catalogue_version')
        where id in (select organisation_id from organisation_tag join changed on changed.id = default_tag_id);
        return null;
      end $$`)
    this.addSql(`
      create trigger default_tag_moves_version after update on default_tag referencing new table as changed
        for each statement execute function move_catalogue_version_of_tag()`)
    this.addSql('create index organisation_tag_by_default_tag on organisation_tag (default_tag_id)')
  }
}
