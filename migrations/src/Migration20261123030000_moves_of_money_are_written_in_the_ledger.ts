import { Migration } from '@mikro-orm/migrations'

/**
 * Decision 15. Money's own books. The database writes them itself, in the transaction of each movement, so
 * that no door can forget to: every payment is a journal whose entries add up to nothing. Expand.
 */
export class Migration20261123030000 extends Migration {
  override up(): void {
    this.addSql(tables)
    this.addSql(appendOnly)
    this.addSql(balanced)
    this.addSql(months)
    this.addSql(posting)
    this.addSql(moves)
    this.addSql(broughtIn)
  }
}

/** Debits are above zero, credits below. `month` is the first day of the month in which it is billed. */
const tables = `
  create table closed_month (month date primary key, closed_at timestamptz not null, closed_by text not null,
    constraint closed_month_begins_on_its_first check (month = date_trunc('month', month)::date));
  create table ledger_journal (
    id bigint generated always as identity primary key,
    organisation_id uuid not null references organisation,
    reservation_id text references reservation,
    kind text not null constraint journal_kind_known check (kind in ('capture', 'refund', 'chargeback', 'chargeback-reversal',
      'booking-fee', 'fee-credit', 'admin-fee', 'earned', 'payout')),
    source text not null constraint journal_written_once unique,
    at timestamptz not null,
    month date not null,
    currency text not null,
    entry_count smallint not null constraint journal_has_two_sides check (entry_count >= 2)
  );
  create index ledger_journal_by_month on ledger_journal (organisation_id, month);
  create index ledger_journal_by_reservation on ledger_journal (reservation_id) where reservation_id is not null;
  create table ledger_entry (
    journal_id bigint not null references ledger_journal,
    position smallint not null,
    account text not null constraint account_known check (account in
      ('gateway', 'till', 'bank', 'guest', 'campsite', 'platform', 'vat')),
    amount_cents bigint not null constraint entry_moves_something check (amount_cents <> 0),
    primary key (journal_id, position)
  )`

const appendOnly = ['closed_month', 'ledger_journal', 'ledger_entry']
  .map(
    (table) => `
  create trigger ${table}_is_append_only before update or delete on ${table}
    for each statement execute function refuse_change_of_money()`,
  )
  .join(';')

/** A journal says how many entries it has, so nothing can be added to one later. */
const balanced = `
  create function refuse_unbalanced_journal() returns trigger language plpgsql as $$
  declare
    of_journal bigint := case tg_table_name when 'ledger_entry' then (to_jsonb(new) ->> 'journal_id')::bigint
      else (to_jsonb(new) ->> 'id')::bigint end;
  begin
    if exists (select from ledger_journal journal left join ledger_entry entry on entry.journal_id = journal.id
      where journal.id = of_journal group by journal.id
      having count(entry.journal_id) <> journal.entry_count or coalesce(sum(entry.amount_cents), 0) <> 0) then
      raise exception 'a journal does not balance' using errcode = 'integrity_constraint_violation',
        table = tg_table_name, constraint = 'journal_balances';
    end if;
    return null;
  end $$;
  create constraint trigger ledger_journal_balances after insert on ledger_journal deferrable initially deferred
    for each row execute function refuse_unbalanced_journal();
  create constraint trigger ledger_entry_balances after insert on ledger_entry deferrable initially deferred
    for each row execute function refuse_unbalanced_journal()`

/**
 * What happened is billed in its month, or in the first that is still open. Closing takes the same lock
 * alone, so a month never closes around a movement.
 */
const months = `
  create function billing_month(of_organisation uuid, happened timestamptz) returns date language plpgsql as $$
  declare
    own date;
    closed date;
  begin
    perform pg_advisory_xact_lock_shared(hashtext('camp.billing_month'));
    select date_trunc('month', happened at time zone country.timezone)::date into own
      from organisation join country on country.code = organisation.country_code where organisation.id = of_organisation;
    select max(month) into closed from closed_month;
    return greatest(own, (closed + interval '1 month')::date);
  end $$`

const posting = `
  create function post_to_ledger(of_organisation uuid, of_reservation text, what text, from_source text, happened timestamptz,
    in_currency text, accounts text[], cents bigint[]) returns void language plpgsql as $$
  declare
    count_of_entries smallint := (select count(*) from unnest(cents) as amount where amount <> 0);
    journal bigint;
  begin
    if count_of_entries = 0 then
      return;
    end if;
    insert into ledger_journal (organisation_id, reservation_id, kind, source, at, month, currency, entry_count)
      values (of_organisation, of_reservation, what, from_source, happened, billing_month(of_organisation, happened), in_currency,
        count_of_entries) returning id into journal;
    insert into ledger_entry (journal_id, position, account, amount_cents)
      select journal, row_number() over (order by place), account, amount
      from unnest(accounts, cents) with ordinality as entry (account, amount, place) where amount <> 0;
  end $$`

/** Money of the desk is in the campsite's till; everything else is at the gateway. */
const moves = `
  create function post_new_move() returns trigger language plpgsql as $$
  declare
    cents bigint := case when new.kind in ('capture', 'chargeback-reversal') then new.amount_cents else -new.amount_cents end;
  begin
    perform post_to_ledger(new.organisation_id, new.reservation_id, new.kind, 'payment:' || new.id, new.at,
      new.currency, array[case when new.method is null then 'gateway' else 'till' end, 'guest'], array[cents, -cents]);
    return null;
  end $$;
  create trigger payment_is_in_the_ledger after insert on payment for each row execute function post_new_move()`

/**
 * What moved past the trigger: before there was one, or copied in for a load test. Many rows a statement, to
 * the same effect.
 */
const broughtIn = `
  create function bring_moves_into_the_ledger() returns void language sql begin atomic
    insert into ledger_journal (organisation_id, reservation_id, kind, source, at, month, currency, entry_count)
      select payment.organisation_id, reservation_id, kind, 'payment:' || payment.id, at,
        date_trunc('month', at at time zone country.timezone)::date, payment.currency, 2
      from payment
        join organisation on organisation.id = payment.organisation_id
        join country on country.code = organisation.country_code
      where not exists (select from ledger_journal where source = 'payment:' || payment.id)
      order by at, payment.id;
    insert into ledger_entry (journal_id, position, account, amount_cents)
      select journal.id, side.position, case side.position when 2 then 'guest' when 1 then
          case when payment.method is null then 'gateway' else 'till' end end,
        payment.amount_cents * (case when payment.kind in ('capture', 'chargeback-reversal') then 1 else -1 end)
          * (case side.position when 1 then 1 else -1 end)
      from payment
        join ledger_journal journal on journal.source = 'payment:' || payment.id
        cross join (values (1), (2)) as side (position)
      where not exists (select from ledger_entry where journal_id = journal.id);
  end;
  select bring_moves_into_the_ledger();
  set constraints all immediate`
