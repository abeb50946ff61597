import { Migration } from '@mikro-orm/migrations'

/**
 * What was there before a small act, empty where there was nothing, so that it can be taken back; and which
 * entry another one takes back. Entries from before know neither and stand. Expand.
 */
export class Migration20261127233000 extends Migration {
  override up(): void {
    this.addSql('alter table desk_entry add column former text, add column takes_back uuid')
  }
}
