import { Migration } from '@mikro-orm/migrations'

/**
 * A campsite may choose that a booking whose deposit by transfer does not come is released. Deposits that are
 * waited for are found by when their booking was confirmed. Expand.
 */
export class Migration20261127220800 extends Migration {
  override up(): void {
    this.addSql('alter table organisation add column releases_transfers boolean not null default false')
    this.addSql(`
      create index reservation_by_awaited_transfer on reservation (status_date)
      where status in ('partiallyPaid', 'confirmed') and amount_paid_cents < amount_due_up_front_cents
        and amount_due_up_front_cents < amount_due_cents`)
  }
}
