import { Migration } from '@mikro-orm/migrations'

/**
 * ADR 24. A secret is kept encrypted with a key that is not in the database; recovery codes, of 120 random
 * bits, as SHA-256. A factor that waits for its first code has no `on_since`. Expand.
 */
export class Migration20261126080000 extends Migration {
  override up(): void {
    this.addSql(`
      create table second_factor (
        user_id uuid primary key references user_account on delete cascade,
        sealed_secret text not null,
        on_since timestamptz,
        last_step bigint not null default -1
      )`)
    this.addSql(`
      create table recovery_code (
        code_hash text primary key,
        user_id uuid not null references second_factor on delete cascade
      )`)
    this.addSql('create index recovery_code_user on recovery_code (user_id)')
    this.addSql('alter table user_account add column factor_asked_at timestamptz')
    this.addSql('alter table user_session add column has_proved_factor boolean not null default false')
  }
}
