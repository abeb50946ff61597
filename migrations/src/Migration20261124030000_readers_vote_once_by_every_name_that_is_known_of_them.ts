import { Migration } from '@mikro-orm/migrations'

/**
 * Rule V5: somebody who is signed in is known by the account and by the browser, and votes once by
 * whichever. Both names are kept
 * with the vote; one of them counts. Expand.
 */
export class Migration20261124030000 extends Migration {
  override up(): void {
    this.addSql('alter table helpful_vote add column is_counted boolean not null default true')
  }
}
