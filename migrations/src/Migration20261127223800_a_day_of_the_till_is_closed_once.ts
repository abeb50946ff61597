import { Migration } from '@mikro-orm/migrations'

/**
 * What the desk counted at the end of a day. It names the payments that were counted, so that whatever is
 * written down for the day later is seen to be later, at whatever moment it was written. Expand.
 */
export class Migration20261127223800 extends Migration {
  override up(): void {
    this.addSql(`
      create table cash_up (
        organisation_id uuid not null references organisation,
        day date not null,
        closed_at timestamptz not null,
        closed_by text not null,
        note text constraint cash_up_note_is_short check (length(note) <= 500),
        currency text not null,
        lines jsonb not null,
        counts jsonb not null,
        payment_ids uuid[] not null constraint cash_up_counts_something check (cardinality(payment_ids) > 0),
        constraint day_closed_once primary key (organisation_id, day)
      )`)
    this.addSql(`
      create trigger cash_up_is_append_only before update or delete on cash_up
        for each statement execute function refuse_change_of_money()`)
    this.addSql('create index payment_by_till_day on payment (organisation_id, paid_on) where method is not null')
  }
}
