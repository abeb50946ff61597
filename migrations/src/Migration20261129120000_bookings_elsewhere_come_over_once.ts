import { Migration } from '@mikro-orm/migrations'

/**
 * Which bookings of other systems stand here already: by a hash of their reference there, or of plot, nights
 * and name. Expand.
 */
export class Migration20261129120000 extends Migration {
  override up(): void {
    this.addSql(`
      create table taken_over_booking (
        organisation_id uuid not null references organisation,
        source text not null,
        identity_hash text not null,
        reservation_id text not null,
        taken_over_at timestamptz not null,
        constraint booking_comes_over_once primary key (organisation_id, source, identity_hash),
        foreign key (organisation_id, reservation_id) references reservation (organisation_id, id) on delete cascade
      )`)
    this.addSql('create index taken_over_booking_by_reservation on taken_over_booking (organisation_id, reservation_id)')
  }
}
