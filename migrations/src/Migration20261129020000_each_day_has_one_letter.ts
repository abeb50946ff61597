import { Migration } from '@mikro-orm/migrations'

/**
 * Of a day and a campsite each of its people gets one letter, whichever worker comes first (rule M24).
 * Expand.
 */
export class Migration20261129020000 extends Migration {
  override up(): void {
    this.addSql(`
      create table news_digest (
        organisation_id uuid not null references organisation on delete cascade,
        user_id uuid not null references user_account on delete cascade,
        day date not null,
        at timestamptz not null,
        constraint a_day_has_one_letter primary key (organisation_id, user_id, day)
      )`)
    this.addSql('create index news_digest_person on news_digest (user_id)')
  }

  override down(): void {
    this.addSql('drop table news_digest')
  }
}
