import { Migration } from '@mikro-orm/migrations'

/**
 * What was on its way back when a bank took a payment is kept of bookings that stand, too: it may have gone
 * out. Null for disputes of before, of which it is known for cancelled bookings alone, as what is owed back.
 * Expand.
 */
export class Migration20261129221500 extends Migration {
  override up(): void {
    this.addSql('alter table payment_dispute add column going_back_cents integer')
    this.addSql('alter table payment_dispute add constraint going_back_never_negative check (going_back_cents >= 0) not valid')
    this.addSql('alter table payment_dispute validate constraint going_back_never_negative')
  }
}
