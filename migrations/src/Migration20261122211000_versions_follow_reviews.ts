import { Migration } from '@mikro-orm/migrations'

/**
 * Pages for everybody are kept by the version of their campsite, and they show its reviews: so these move the
 * version too. Expand.
 */
export class Migration20261122211000 extends Migration {
  override up(): void {
    this.addSql(`
      create trigger organisation_review_moves_version_i after insert on organisation_review
        referencing new table as changed for each statement execute function move_catalogue_version_of_part();
      create trigger organisation_review_moves_version_u after update on organisation_review
        referencing new table as changed for each statement execute function move_catalogue_version_of_part();
      create trigger organisation_review_moves_version_d after delete on organisation_review
        referencing old table as changed for each statement execute function move_catalogue_version_of_part()`)
    this.addSql('create index organisation_featured on organisation (id) where is_featured_on_homepage')
  }
}
