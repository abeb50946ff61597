import { Migration } from '@mikro-orm/migrations'

/**
 * Which lines of bank statements have a payment: by a hash of what is the same in every statement, and
 * nothing of what the line said. Expand.
 */
export class Migration20261129100000 extends Migration {
  override up(): void {
    this.addSql(`
      create table bank_statement_line (
        organisation_id uuid not null references organisation,
        identity_hash text not null,
        reservation_id text not null,
        payment_id uuid not null constraint payment_is_of_one_bank_line unique references payment,
        recorded_at timestamptz not null,
        constraint bank_line_pays_once primary key (organisation_id, identity_hash),
        foreign key (organisation_id, reservation_id) references reservation (organisation_id, id) on delete cascade
      )`)
    this.addSql('create index bank_statement_line_by_reservation on bank_statement_line (organisation_id, reservation_id)')
  }
}
