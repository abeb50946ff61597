import { Migration } from '@mikro-orm/migrations'

/**
 * What a campsite drew around its plots, and the picture under them: a site plan, or its place from above.
 * Expand.
 */
export class Migration20261129103000 extends Migration {
  override up(): void {
    this.addSql('alter table organisation add column map_picture text, add column plot_map jsonb')
    this.addSql(`
      alter table organisation
        add constraint plot_map_is_an_object check (jsonb_typeof(plot_map) = 'object') not valid`)
    this.addSql('alter table organisation validate constraint plot_map_is_an_object')
  }

  override down(): void {
    this.addSql('alter table organisation drop column plot_map, drop column map_picture')
  }
}
