import { Migration } from '@mikro-orm/migrations'

/**
 * What the platform took for campsites goes out to them. Payouts are lines of the ledger, each paid once;
 * the database itself refuses the rest. Expand.
 */
export class Migration20261124011000 extends Migration {
  override up(): void {
    this.addSql(bankDetails)
    this.addSql(earned)
    this.addSql(tables)
    this.addSql(wholePayouts)
    this.addSql(stays)
  }
}

/** When the account was last another one; null: it was there before anybody asked. */
const bankDetails = `
  alter table organisation add column bank_details_changed_at timestamptz;
  create function keep_change_of_bank_details() returns trigger language plpgsql as $$
  begin
    new.bank_details_changed_at := now();
    return new;
  end $$;
  create trigger bank_details_are_new before insert on organisation for each row
    when (new.bank_account_number is not null and not new.is_demo) execute function keep_change_of_bank_details();
  create trigger bank_details_change before update on organisation for each row
    when ((old.bank_name, old.bank_account_name, old.bank_account_number, old.bank_branch_code, old.bank_account_type)
      is distinct from (new.bank_name, new.bank_account_name, new.bank_account_number, new.bank_branch_code, new.bank_account_type))
    execute function keep_change_of_bank_details()`

/**
 * The day after the planned departure, whatever became of the stay, the guest's money is the campsite's. What
 * the campsite took at its desk it has; only the rest is owed to it. Later moves are earned at the next turn.
 */
const earned = `
  create function earn_what_is_over(moment timestamptz) returns void language plpgsql as $$
  declare
    held record;
  begin
    for held in
      select journal.organisation_id, journal.reservation_id, journal.currency,
        -coalesce(sum(entry.amount_cents) filter (where account = 'guest'), 0)::bigint as guest,
        coalesce(sum(entry.amount_cents) filter (where account = 'till'), 0)::bigint as till,
        count(distinct journal.id) filter (where journal.kind = 'earned') as turns
      from ledger_journal journal
        join ledger_entry entry on entry.journal_id = journal.id
        join reservation on reservation.id = journal.reservation_id
        join organisation on organisation.id = journal.organisation_id
        join country on country.code = organisation.country_code
      where reservation.departure < (moment at time zone country.timezone)::date
      group by journal.organisation_id, journal.reservation_id, journal.currency
      having coalesce(sum(entry.amount_cents) filter (where account = 'guest'), 0) <> 0
        or coalesce(sum(entry.amount_cents) filter (where account = 'till'), 0) <> 0
      order by journal.organisation_id, journal.reservation_id
    loop
      perform post_to_ledger(held.organisation_id, held.reservation_id, 'earned',
        'earned:' || held.reservation_id || ':' || held.turns, moment, held.currency,
        array['guest', 'till', 'campsite'], array[held.guest, -held.till, held.till - held.guest]);
    end loop;
  end $$`

const tables = `
  create table payout_run (
    id bigint generated always as identity primary key,
    prepared_at timestamptz not null,
    prepared_by text not null,
    needs_second boolean not null,
    approved_at timestamptz,
    approved_by text,
    file text not null,
    constraint approved_by_somebody check ((approved_at is null) = (approved_by is null)),
    constraint second_person_is_another check (approved_by <> prepared_by)
  );
  create table payout (
    id bigint generated always as identity primary key,
    run_id bigint not null references payout_run,
    organisation_id uuid not null references organisation,
    reference text not null constraint payout_reference_once unique,
    currency text not null,
    amount_cents bigint not null constraint payout_pays_something check (amount_cents > 0),
    bank_name text not null,
    bank_account_name text not null,
    bank_account_number text not null,
    bank_branch_code text not null,
    bank_account_type text not null,
    bank_details_changed_at timestamptz,
    paid_at timestamptz,
    paid_by text,
    bank_reference text,
    returned_at timestamptz,
    returned_by text,
    return_reason text,
    constraint paid_with_a_reference check ((paid_at is null) = (bank_reference is null) and (paid_at is null) = (paid_by is null)),
    constraint returned_with_a_reason check ((returned_at is null) = (return_reason is null)),
    constraint paid_or_returned check (paid_at is null or returned_at is null)
  );
  create index payout_by_organisation on payout (organisation_id);
  create index payout_by_run on payout (run_id);
  create table payout_entry (
    journal_id bigint not null,
    position smallint not null,
    payout_id bigint not null references payout,
    constraint ledger_line_paid_once primary key (journal_id, position),
    foreign key (journal_id, position) references ledger_entry
  );
  create index payout_entry_by_payout on payout_entry (payout_id)`

/** Its lines are the campsite's own, and come to its amount to the cent. */
const wholePayouts = `
  create function refuse_payout_that_is_not_its_lines() returns trigger language plpgsql as $$
  declare
    of_payout bigint := case tg_table_name when 'payout' then (to_jsonb(new) ->> 'id')::bigint
      else (to_jsonb(new) ->> 'payout_id')::bigint end;
  begin
    if exists (select from payout where id = of_payout and amount_cents <> coalesce((
        select -sum(entry.amount_cents) from payout_entry line
          join ledger_entry entry on entry.journal_id = line.journal_id and entry.position = line.position
          join ledger_journal journal on journal.id = line.journal_id
        where line.payout_id = of_payout and entry.account = 'campsite' and journal.kind <> 'payout'
          and journal.organisation_id = payout.organisation_id and journal.currency = payout.currency), 0))
      or exists (select from payout_entry line
        join ledger_entry entry on entry.journal_id = line.journal_id and entry.position = line.position
        where line.payout_id = of_payout and entry.account <> 'campsite') then
      raise exception 'a payout is not the sum of its lines' using errcode = 'integrity_constraint_violation',
        table = tg_table_name, constraint = 'payout_is_its_lines';
    end if;
    return null;
  end $$;
  create constraint trigger payout_is_its_lines after insert on payout deferrable initially deferred
    for each row execute function refuse_payout_that_is_not_its_lines();
  create constraint trigger payout_entry_is_of_it after insert on payout_entry deferrable initially deferred
    for each row execute function refuse_payout_that_is_not_its_lines()`

/**
 * A payout ends once: paid, with its journal and the date on its bookings, or returned, and its lines are due
 * again. To an account that is new nobody pays alone.
 */
const stays = `
  create function judge_change_of_payout() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' or old.paid_at is not null or old.returned_at is not null
      or to_jsonb(new) - '{paid_at,paid_by,bank_reference,returned_at,returned_by,return_reason}'::text[]
        <> to_jsonb(old) - '{paid_at,paid_by,bank_reference,returned_at,returned_by,return_reason}'::text[] then
      raise exception 'a payout stays as it was' using errcode = 'integrity_constraint_violation',
        table = tg_table_name, constraint = 'payout_stays';
    end if;
    if new.paid_at is not null then
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
      delete from payout_entry where payout_id = new.id;
    end if;
    return new;
  end $$;
  create trigger payout_stays before update or delete on payout for each row execute function judge_change_of_payout();
  create function refuse_change_of_payout_entry() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' or pg_trigger_depth() < 2 then
      raise exception 'a line of a payout stays' using errcode = 'integrity_constraint_violation',
        table = tg_table_name, constraint = 'payout_entry_stays';
    end if;
    return old;
  end $$;
  create trigger payout_entry_stays before update or delete on payout_entry
    for each row execute function refuse_change_of_payout_entry();
  create function judge_change_of_payout_run() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' or old.approved_at is not null
      or to_jsonb(new) - '{approved_at,approved_by}'::text[] <> to_jsonb(old) - '{approved_at,approved_by}'::text[] then
      raise exception 'a run of payouts stays as it was' using errcode = 'integrity_constraint_violation',
        table = tg_table_name, constraint = 'payout_run_stays';
    end if;
    return new;
  end $$;
  create trigger payout_run_stays before update or delete on payout_run for each row execute function judge_change_of_payout_run()`
