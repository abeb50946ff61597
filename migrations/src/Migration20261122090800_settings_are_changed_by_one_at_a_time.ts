import { Migration } from '@mikro-orm/migrations'

/**
 * Two people may have the same setting open. Each row counts its writes, whoever writes, so that the second
 * one to save is told instead of writing over the first. Expand.
 */
export class Migration20261122090800 extends Migration {
  override up(): void {
    this.addSql(`
      create or replace function move_row_version() returns trigger language plpgsql as $$
      begin
        new.row_version := old.row_version + 1;
        return new;
      end $$`)
    for (const table of ['site', 'plot', 'payment_rule', 'special_term']) {
      this.addSql(`alter table ${table} add column if not exists row_version integer not null default 1`)
      this.addSql(`
        create or replace trigger ${table}_row_version_moves before update on ${table}
          for each row execute function move_row_version()`)
    }
  }
}
