import { Migration } from '@mikro-orm/migrations'

/**
 * Of stays that are over: who said that they would pay what was open, and when the desk gave it up. Expand.
 */
export class Migration20261125050100 extends Migration {
  override up(): void {
    this.addSql(`
      alter table reservation
        add column owed_by text,
        add column written_off_at timestamptz,
        add constraint only_ended_stays_are_owed_or_written_off
          check (status = 'completed' or num_nonnulls(owed_by, written_off_at) = 0);
      create index reservation_left_owing on reservation (organisation_id, departure)
        where status = 'completed' and amount_paid_cents < amount_due_cents and written_off_at is null`)
  }
}
