import { Migration } from '@mikro-orm/migrations'

/** Calendars elsewhere that give no news are told too, until a campsite turns it off. Expand. */
export class Migration20261126020000 extends Migration {
  override up(): void {
    this.addSql(`
      alter table organisation
        alter column hears set default '{bookings,confirmations,payments,changes,cancellations,reviews,calendars}'`)
    this.addSql(`update organisation set hears = hears || '{calendars}' where not 'calendars' = any (hears)`)
  }
}
