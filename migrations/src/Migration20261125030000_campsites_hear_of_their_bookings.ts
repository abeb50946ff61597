import { Migration } from '@mikro-orm/migrations'

/** What a campsite is told of by e-mail; everything until it chooses. Expand. */
export class Migration20261125030000 extends Migration {
  override up(): void {
    this.addSql(`
      alter table organisation add column hears text[] not null
        default '{bookings,confirmations,payments,changes,cancellations,reviews}'`)
  }
}
