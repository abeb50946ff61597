import { Migration } from '@mikro-orm/migrations'

/** Bookings of properties that HTI's account did not have here when it asked: copies stay refused. Expand. */
export class Migration20261128040000 extends Migration {
  override up(): void {
    this.addSql(`
      create table hti_unplaced (
        organisation_id uuid not null references organisation on delete cascade, -- another property of the account
        property_code text not null,
        their_id text not null,
        said_at timestamptz not null, -- as they date it
        heard_at timestamptz not null,
        primary key (organisation_id, property_code, their_id)
      );
      create index hti_unplaced_by_time on hti_unplaced (heard_at)`)
  }

  override down(): void {
    this.addSql('drop table hti_unplaced')
  }
}
