import { Migration } from '@mikro-orm/migrations'

/**
 * A bank may return a payout days after it was marked paid: the ledger says that the money is here again, its
 * lines are due again, and its bookings are dated by what else was paid for them. Expand.
 */
export class Migration20261129201500 extends Migration {
  override up(): void {
    this.addSql(`
      alter table payout drop constraint paid_or_returned;
      alter table payout add constraint returned_after_it_was_paid check (returned_at >= paid_at) not valid`)
    this.addSql('alter table payout validate constraint returned_after_it_was_paid')
    this.addSql(judged)
  }
}

const judged = `
  create or replace function judge_change_of_payout() returns trigger language plpgsql as $$
  declare
    settled text[] := '{paid_at,paid_by,bank_reference,returned_at,returned_by,return_reason}';
  begin
    if tg_op = 'DELETE' or old.returned_at is not null
      or (old.paid_at is not null and (new.paid_at, new.paid_by, new.bank_reference)
        is distinct from (old.paid_at, old.paid_by, old.bank_reference))
      or to_jsonb(new) - settled <> to_jsonb(old) - settled then
      raise exception 'a payout stays as it was' using errcode = 'integrity_constraint_violation',
        table = tg_table_name, constraint = 'payout_stays';
    end if;
    if new.paid_at is not null and old.paid_at is null then
      if exists (select from payout_run where id = new.run_id and needs_second and approved_by is null) then
        raise exception 'a second person has to approve it' using errcode = 'integrity_constraint_violation',
          table = tg_table_name, constraint = 'second_person_first';
      end if;
      perform post_to_ledger(new.organisation_id, null, 'payout', 'payout:' || new.id, new.paid_at, new.currency,
        array['campsite', 'bank'], array[new.amount_cents, -new.amount_cents]);
      update reservation_booking set payout_at = new.paid_at where reservation_id in (
        select reservation_id from payout_entry line join ledger_journal journal on journal.id = line.journal_id
        where line.payout_id = new.id and journal.kind = 'earned');
    end if;
    if new.returned_at is not null then
      if old.paid_at is not null then
        perform post_to_ledger(new.organisation_id, null, 'payout', 'payout-returned:' || new.id, new.returned_at, new.currency,
          array['campsite', 'bank'], array[-new.amount_cents, new.amount_cents]);
        update reservation_booking booking set payout_at = (
          select max(other.paid_at) from ledger_journal journal
            join payout_entry line on line.journal_id = journal.id
            join payout other on other.id = line.payout_id
          where journal.reservation_id = booking.reservation_id and journal.kind = 'earned' and other.id <> new.id)
        where booking.reservation_id in (
          select reservation_id from payout_entry line join ledger_journal journal on journal.id = line.journal_id
          where line.payout_id = new.id and journal.kind = 'earned');
      end if;
      delete from payout_entry where payout_id = new.id;
    end if;
    return new;
  end $$`
