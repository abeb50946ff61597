import { Migration } from '@mikro-orm/migrations'

/**
 * Each attempt says until when it counts, since limits look back a minute, an hour or a day. Those before it
 * count no more; what the release before writes meanwhile is kept for a day. Expand.
 */
export class Migration20261201011000 extends Migration {
  override isTransactional(): boolean {
    return false
  }

  override up(): void {
    this.addSql('alter table sign_in_attempt add column if not exists counts_until timestamptz not null default now()')
    this.addSql(`alter table sign_in_attempt alter column counts_until set default now() + interval '1 day'`)
    this.addSql('create index concurrently if not exists sign_in_attempt_by_end on sign_in_attempt (counts_until)')
    this.addSql('drop index concurrently if exists sign_in_attempt_by_time')
  }
}
