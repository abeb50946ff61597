import { Migration } from '@mikro-orm/migrations'

/** What HTI asked for when it booked: the same again is known also where staff changed it since. Expand. */
export class Migration20261127090100 extends Migration {
  override up(): void {
    this.addSql(`alter table hti_booking add column asked text -- dates and plots; null: booked before this was kept`)
  }

  override down(): void {
    this.addSql(`alter table hti_booking drop column asked`)
  }
}
