import { Migration } from '@mikro-orm/migrations'

/** Each reminder of each due date is said once, whoever says it. Expand. */
export class Migration20261122101000 extends Migration {
  override up(): void {
    this.addSql(`
      create table payment_reminder (
        organisation_id uuid not null references organisation,
        reservation_id text not null,
        due_date date not null,
        days_before integer not null check (days_before > 0),
        said_at timestamptz not null,
        constraint reminder_said_once primary key (reservation_id, due_date, days_before),
        foreign key (organisation_id, reservation_id) references reservation (organisation_id, id) on delete cascade
      )`)
    this.addSql(`
      create index reservation_by_due_date on reservation (due_date)
      where status in ('partiallyPaid', 'confirmed') and due_date is not null`)
  }
}
