import { Migration } from '@mikro-orm/migrations'

/**
 * Somebody who asked to be forgotten: the account stays as a row without a person, because bookings and their
 * papers point at it. Every ban has its reason. Expand.
 */
export class Migration20261123020200 extends Migration {
  override up(): void {
    this.addSql("update user_account set ban_reason = 'Not written down.' where is_banned and ban_reason is null")
    this.addSql(`
      alter table user_account
        add column erased_at timestamptz,
        add constraint ban_has_its_reason check (is_banned = (ban_reason is not null)),
        add constraint erased_people_cannot_come_in check (erased_at is null or password_hash is null)`)
    this.addSql(`
      create index user_account_by_search on user_account using gin (
        (lower(email || ' ' || coalesce(username, '') || ' ' || first_name || ' ' || last_name)) gin_trgm_ops)`)
  }
}
