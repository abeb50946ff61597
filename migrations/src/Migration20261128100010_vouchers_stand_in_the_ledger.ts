import { Migration } from '@mikro-orm/migrations'

/**
 * Decision 43. What a campsite owes on vouchers is an account of the ledger: the guest's money goes there
 * when it becomes a voucher and comes from there when the voucher pays. Expand.
 */
export class Migration20261128100010 extends Migration {
  override up(): void {
    this.addSql(accounts)
    this.addSql(moves)
    this.addSql(broughtIn)
    this.addSql(earned)
  }
}

/** Money of the desk is in the campsite's till, that of the gateway is there; a voucher moves neither. */
const accounts = `
  alter table ledger_entry drop constraint account_known;
  alter table ledger_entry add constraint account_known check (account in
    ('gateway', 'till', 'bank', 'guest', 'voucher', 'campsite', 'platform', 'vat')) not valid;
  alter table ledger_entry validate constraint account_known;
  create function account_of_money(method text) returns text language sql immutable as $$
    select case when method is null then 'gateway' when method = 'credit-voucher' then 'voucher' else 'till' end $$`

const moves = `
  create or replace function post_new_move() returns trigger language plpgsql as $$
  declare
    cents bigint := case when new.kind in ('capture', 'chargeback-reversal') then new.amount_cents else -new.amount_cents end;
    moved bigint;
    due bigint;
  begin
    perform post_to_ledger(new.organisation_id, new.reservation_id, new.kind, 'payment:' || new.id, new.at,
      new.currency, array[account_of_money(new.method), 'guest'], array[cents, -cents]);
    perform settle_fee_credit(new.reservation_id, new.at, 'fee-credit:payment:' || new.id);
    select amount_due_cents into due from reservation where id = new.reservation_id;
    select sum(case when kind in ('capture', 'chargeback-reversal') then amount_cents else -amount_cents end) into moved
      from payment where reservation_id = new.reservation_id;
    update reservation_booking set paid_at = new.at
      where reservation_id = new.reservation_id and paid_at is null and due <= moved;
    update reservation_booking set paid_at = null
      where reservation_id = new.reservation_id and paid_at is not null and new.kind = 'reversal' and due > moved;
    return null;
  end $$`

const broughtIn = `
  create or replace function bring_moves_into_the_ledger() returns void language plpgsql as $$
  begin
    perform pg_advisory_xact_lock_shared(hashtext('camp.billing_month'));
    insert into ledger_journal (organisation_id, reservation_id, kind, source, at, month, currency, entry_count)
    select payment.organisation_id, reservation_id, kind, 'payment:' || payment.id, at,
      greatest(date_trunc('month', at at time zone country.timezone)::date,
        ((select max(month) from closed_month) + interval '1 month')::date), payment.currency, 2
    from payment
      join organisation on organisation.id = payment.organisation_id
      join country on country.code = organisation.country_code
    where not exists (select from ledger_journal where source = 'payment:' || payment.id)
    order by at, payment.id;
    insert into ledger_entry (journal_id, position, account, amount_cents)
    select journal.id, side.position, case side.position when 2 then 'guest' else account_of_money(payment.method) end,
      payment.amount_cents * (case when payment.kind in ('capture', 'chargeback-reversal') then 1 else -1 end)
        * (case side.position when 1 then 1 else -1 end)
    from payment
      join ledger_journal journal on journal.source = 'payment:' || payment.id
      cross join (values (1), (2)) as side (position)
    where not exists (select from ledger_entry where journal_id = journal.id);
  end $$`

/**
 * What the campsite took at its desk it has, and what it owes on vouchers it owes by itself; only the rest is
 * owed to it. Money by card that became a voucher is the campsite's, which then honours the voucher.
 */
const earned = `
  create or replace function earn_what_is_over(moment timestamptz) returns void language plpgsql as $$
  declare
    held record;
  begin
    for held in
      select journal.organisation_id, journal.reservation_id, journal.currency,
        -coalesce(sum(entry.amount_cents) filter (where account = 'guest'), 0)::bigint as guest,
        coalesce(sum(entry.amount_cents) filter (where account = 'till'), 0)::bigint as till,
        coalesce(sum(entry.amount_cents) filter (where account = 'voucher'), 0)::bigint as voucher,
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
        or coalesce(sum(entry.amount_cents) filter (where account = 'voucher'), 0) <> 0
      order by journal.organisation_id, journal.reservation_id
    loop
      perform post_to_ledger(held.organisation_id, held.reservation_id, 'earned',
        'earned:' || held.reservation_id || ':' || held.turns, moment, held.currency,
        array['guest', 'till', 'voucher', 'campsite'],
        array[held.guest, -held.till, -held.voucher, held.till + held.voucher - held.guest]);
    end loop;
  end $$`
