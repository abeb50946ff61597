import { Migration } from '@mikro-orm/migrations'

/**
 * Each attempt says until when it counts, since limits look back a minute, an hour or a day. Those of the
 * release before are kept for a day. Expand.
 */
export class Migration20261201011000 extends Migration {
  override up(): void {
    this.addSql(`
      alter table sign_in_attempt add column counts_until timestamptz not null default now() + interval '1 day'`)
    this.addSql(`create index sign_in_attempt_by_end on sign_in_attempt (counts_until)`)
    this.addSql(`drop index sign_in_attempt_by_time`)
  }
}
