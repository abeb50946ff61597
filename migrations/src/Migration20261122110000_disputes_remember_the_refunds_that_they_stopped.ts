import { Migration } from '@mikro-orm/migrations'

/**
 * What was on its way back to the guest when the bank took a payment is owed again when the dispute is won.
 * Expand.
 */
export class Migration20261122110000 extends Migration {
  override up(): void {
    this.addSql('alter table payment_dispute add column owed_back_cents integer check (owed_back_cents >= 0)')
  }
}
