import { Migration } from '@mikro-orm/migrations'

/** Bank details were for payouts alone; a campsite may give them to guests who transfer money. Expand. */
export class Migration20261129090000 extends Migration {
  override up(): void {
    this.addSql('alter table organisation add column shows_bank_details boolean not null default false')
  }
}
