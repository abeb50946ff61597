import { Migration } from '@mikro-orm/migrations'

/**
 * Whether a chart is still true is asked every few seconds: the latest note of an organisation is one step
 * away. Expand.
 */
export class Migration20261122107000 extends Migration {
  override up(): void {
    this.addSql(`create index desk_entry_notes on desk_entry (organisation_id, position) where act = 'note'`)
  }
}
