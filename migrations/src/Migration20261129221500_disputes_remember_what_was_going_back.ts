import { Migration } from '@mikro-orm/migrations'

/**
 * What was on its way back when a bank took a payment is kept of bookings that stand, too: it may have gone
 * out. Of disputes of before it is known of cancelled ones alone. Expand.
 */
export class Migration20261129221500 extends Migration {
  override up(): void {
    this.addSql('alter table payment_dispute add column going_back_cents integer not null default 0')
    this.addSql('update payment_dispute set going_back_cents = owed_back_cents where owed_back_cents > 0')
    this.addSql('alter table payment_dispute add constraint going_back_never_negative check (going_back_cents >= 0) not valid')
    this.addSql('alter table payment_dispute validate constraint going_back_never_negative')
  }
}
