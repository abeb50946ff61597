import { Migration } from '@mikro-orm/migrations'

/**
 * Before bank details, people, rights and payouts are changed, the password is shown again, or a code by
 * whoever has no password: when that was, of each session by itself. Expand.
 */
export class Migration20261127060000 extends Migration {
  override up(): void {
    this.addSql(`alter table user_session add column proved_at timestamptz`)
    this.addSql(`alter table one_time_code drop constraint one_time_code_purpose_check`)
    this.addSql(`alter table one_time_code add constraint one_time_code_purpose_check
      check (purpose in ('sign-in', 'reset-password', 'verify-contact', 'prove-again')) not valid`)
  }

  override down(): void {
    this.addSql(`delete from one_time_code where purpose = 'prove-again'`)
    this.addSql(`alter table one_time_code drop constraint one_time_code_purpose_check`)
    this.addSql(`alter table one_time_code add constraint one_time_code_purpose_check
      check (purpose in ('sign-in', 'reset-password', 'verify-contact'))`)
    this.addSql(`alter table user_session drop column proved_at`)
  }
}
