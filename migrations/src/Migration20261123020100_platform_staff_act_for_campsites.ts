import { Migration } from '@mikro-orm/migrations'

/**
 * A session of the platform's people that acts as staff of one campsite, from a moment on, until they end it
 * or the session ends. Expand.
 */
export class Migration20261123020100 extends Migration {
  override up(): void {
    this.addSql(`
      alter table user_session
        add column acting_for uuid references organisation on delete set null,
        add column acting_since timestamptz`)
    this.addSql('create index user_session_by_acting on user_session (acting_for) where acting_for is not null')
  }
}
