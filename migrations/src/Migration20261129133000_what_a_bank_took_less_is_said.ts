import { Migration } from '@mikro-orm/migrations'

/**
 * A refund that was heard of after the bank took its payment makes what the bank took less: an entry of its
 * own kind says so, where it read as a return by the bank before. Which kinds come in is said once. Expand.
 */
export class Migration20261129133000 extends Migration {
  override up(): void {
    this.addSql(kinds)
    this.addSql('alter table payment validate constraint payment_kind_check')
    this.addSql('alter table ledger_journal validate constraint journal_kind_known')
    this.addSql(incoming)
    this.addSql(withinWhatCame)
    this.addSql(vouchers)
    this.addSql(moves)
    this.addSql(broughtIn)
  }
}

const kinds = `
  alter table payment drop constraint payment_kind_check;
  alter table payment add constraint payment_kind_check check (kind in ('capture', 'refund', 'chargeback',
    'chargeback-correction', 'chargeback-reversal', 'reversal')) not valid;
  alter table ledger_journal drop constraint journal_kind_known;
  alter table ledger_journal add constraint journal_kind_known check (kind in ('capture', 'refund', 'chargeback',
    'chargeback-correction', 'chargeback-reversal', 'reversal', 'booking-fee', 'fee-credit', 'admin-fee', 'earned',
    'payout')) not valid`

const incoming = `
  create function comes_in(kind text) returns boolean language sql immutable as $$
    select kind in ('capture', 'chargeback-correction', 'chargeback-reversal') $$`

const withinWhatCame = `
  create or replace function refuse_more_than_came_in() returns trigger language plpgsql as $$
  declare
    came bigint;
    gone bigint;
    promised bigint;
  begin
    select coalesce(sum(amount_cents) filter (where comes_in(kind)), 0),
      coalesce(sum(amount_cents) filter (where kind in ('refund', 'chargeback')), 0)
      into came, gone from payment where payment_attempt_id = new.payment_attempt_id;
    select coalesce(sum(amount_cents), 0) into promised from refund_task
      where payment_attempt_id = new.payment_attempt_id and state <> 'done';
    if gone + promised > came then
      raise exception 'more goes back of a payment than came in' using errcode = 'integrity_constraint_violation',
        table = tg_table_name, constraint = 'refunds_within_what_came_in';
    end if;
    return null;
  end $$`

const vouchers = `
  create or replace function move_balance_of_voucher() returns trigger language plpgsql as $$
  declare
    last_day date;
  begin
    update credit_voucher set balance_cents = balance_cents +
        case when comes_in(new.kind) then -new.amount_cents else new.amount_cents end
      where id = new.voucher_id returning expires_on into last_day;
    if new.kind = 'capture' and new.paid_on > last_day then
      raise exception 'a voucher pays until its last day' using errcode = 'integrity_constraint_violation',
        table = tg_table_name, constraint = 'voucher_has_not_expired';
    end if;
    return null;
  end $$`

const moves = `
  create or replace function post_new_move() returns trigger language plpgsql as $$
  declare
    cents bigint := case when comes_in(new.kind) then new.amount_cents else -new.amount_cents end;
    moved bigint;
    due bigint;
  begin
    perform post_to_ledger(new.organisation_id, new.reservation_id, new.kind, 'payment:' || new.id, new.at,
      new.currency, array[account_of_money(new.method), 'guest'], array[cents, -cents]);
    perform settle_fee_credit(new.reservation_id, new.at, 'fee-credit:payment:' || new.id);
    select amount_due_cents into due from reservation where id = new.reservation_id;
    select sum(case when comes_in(kind) then amount_cents else -amount_cents end) into moved
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
      payment.amount_cents * (case when comes_in(payment.kind) then 1 else -1 end)
        * (case side.position when 1 then 1 else -1 end)
    from payment
      join ledger_journal journal on journal.source = 'payment:' || payment.id
      cross join (values (1), (2)) as side (position)
    where not exists (select from ledger_entry where journal_id = journal.id);
  end $$`
