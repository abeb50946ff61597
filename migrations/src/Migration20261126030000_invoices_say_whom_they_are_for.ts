import { Migration } from '@mikro-orm/migrations'

/** A full tax invoice names its recipient with an address, which only some bookings need. Expand. */
export class Migration20261126030000 extends Migration {
  override up(): void {
    this.addSql(`
      create table invoice_recipient (
        reservation_id text primary key references reservation on delete cascade,
        name text not null check (name <> ''),
        address_lines text[] not null check (cardinality(address_lines) between 1 and 6),
        vat_number text check (vat_number ~ '^4[0-9]{9}$')
      )`)
  }
}
