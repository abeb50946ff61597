import { Migration } from '@mikro-orm/migrations'

/**
 * Mails of reports that could not be read at once, with their tries; after the last they are put aside.
 * Expand.
 */
export class Migration20261128040100 extends Migration {
  override up(): void {
    this.addSql(`
      create table dmarc_mail (
        id text primary key, -- of the mailbox and the mail in it
        name text not null,
        tries integer not null,
        tried_at timestamptz not null,
        is_aside boolean not null default false
      )`)
  }

  override down(): void {
    this.addSql('drop table dmarc_mail')
  }
}
