import { Migration } from '@mikro-orm/migrations'

/**
 * Short links of messages to pages of one reservation, `/c/{code}`: the code is as hard to guess as the key
 * in the address that it stands for, and goes with its reservation. Expand.
 */
export class Migration20261126050100 extends Migration {
  override up(): void {
    this.addSql(`
      create table short_link (
        code text primary key check (length(code) >= 26),
        reservation_id text not null references reservation (id) on delete cascade,
        path text not null unique check (path like '/r/%'),
        created_at timestamptz not null default now()
      )`)
    this.addSql('create index short_link_of_reservation on short_link (reservation_id)')
  }
}
