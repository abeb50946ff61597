import { Migration } from '@mikro-orm/migrations'

/**
 * Staff move and resize blocks, two of them perhaps at once, and a courtesy hold gives its nights back by
 * itself. Expand.
 */
export class Migration20261122090700 extends Migration {
  override up(): void {
    this.addSql('alter table block add column version integer not null default 1, add column expires_at timestamptz')
    this.addSql('create index block_by_organisation on block (organisation_id, end_date)')
    this.addSql('create index block_by_expiry on block (expires_at) where expires_at is not null')
    this.addSql('create index block_plot_by_organisation on block_plot (organisation_id, block_id)')
  }
}
