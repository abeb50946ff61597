import { Migration } from '@mikro-orm/migrations'

/**
 * When owners were told that payouts will go to an account that is new; another change has not been told.
 * Accounts of before count as announced long ago: three days after their change, as until now. Expand.
 */
export class Migration20261128080000 extends Migration {
  override up(): void {
    this.addSql(`alter table organisation add column bank_details_announced_at timestamptz default '1970-01-01T00:00:00Z'`)
    this.addSql(`
      create or replace function keep_change_of_bank_details() returns trigger language plpgsql as $$
      begin
        new.bank_details_changed_at := now();
        new.bank_details_announced_at := null;
        return new;
      end $$`)
  }
}
