import { Migration } from '@mikro-orm/migrations'

/**
 * Decision 43. A campsite may owe a voucher instead of money. What is on it follows from the payments that
 * name it, and the database refuses to spend more than that, or any of it after its last day. Expand.
 */
export class Migration20261128100000 extends Migration {
  override up(): void {
    this.addSql(vouchers)
    this.addSql(payments)
    this.addSql(balances)
    this.addSql(stays)
    this.addSql(cancellations)
    for (const [table, constraint] of checked) this.addSql(`alter table ${table} validate constraint ${constraint}`)
  }
}

const vouchers = `
  create table credit_voucher (
    id uuid primary key,
    organisation_id uuid not null references organisation,
    reservation_id text not null,
    code text not null constraint voucher_code_reads_well check (code ~ '^[A-Z2-9]{4}(-[A-Z2-9]{4}){2}$'),
    currency text not null,
    amount_cents integer not null constraint voucher_is_worth_something check (amount_cents > 0),
    balance_cents integer not null default 0,
    issued_at timestamptz not null,
    issued_by text not null,
    expires_on date not null,
    constraint voucher_code_once unique (organisation_id, code),
    constraint voucher_has_one_currency unique (organisation_id, id, currency),
    constraint voucher_never_overspent check (balance_cents between 0 and amount_cents),
    foreign key (organisation_id, reservation_id) references reservation (organisation_id, id)
  );
  create index credit_voucher_by_reservation on credit_voucher (reservation_id)`

/** Money goes back one way: by the gateway, by the desk, or onto the voucher that it came from. */
const payments = `
  alter table payment drop constraint payment_method_check;
  alter table payment add column voucher_id uuid,
    add constraint payment_method_check check (method in ('cash', 'eft', 'card-machine', 'voucher', 'other', 'credit-voucher')) not valid,
    add constraint payment_by_voucher_names_it check ((method is not distinct from 'credit-voucher') = (voucher_id is not null)) not valid,
    add constraint payment_by_voucher_of_its_campsite foreign key (organisation_id, voucher_id, currency)
      references credit_voucher (organisation_id, id, currency) not valid;
  alter table refund_task add column voucher_id uuid,
    add constraint refund_goes_one_way check (num_nonnulls(payment_attempt_id, voucher_id) <= 1) not valid,
    add constraint refund_on_voucher_of_its_campsite foreign key (organisation_id, voucher_id, currency)
      references credit_voucher (organisation_id, id, currency) not valid`

/** The row of the voucher is what two bookings that take it at the same moment wait for. */
const balances = `
  create function move_balance_of_voucher() returns trigger language plpgsql as $$
  declare
    last_day date;
  begin
    update credit_voucher set balance_cents = balance_cents +
        case when new.kind in ('capture', 'chargeback-reversal') then -new.amount_cents else new.amount_cents end
      where id = new.voucher_id returning expires_on into last_day;
    if new.kind = 'capture' and new.paid_on > last_day then
      raise exception 'a voucher pays until its last day' using errcode = 'integrity_constraint_violation',
        table = tg_table_name, constraint = 'voucher_has_not_expired';
    end if;
    return null;
  end $$;
  create trigger payment_moves_balance_of_voucher after insert on payment for each row
    when (new.voucher_id is not null) execute function move_balance_of_voucher()`

const stays = `
  create function refuse_change_of_voucher() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' or pg_trigger_depth() < 2
      or to_jsonb(new) - 'balance_cents' <> to_jsonb(old) - 'balance_cents' then
      raise exception 'a voucher stays as it was issued' using errcode = 'integrity_constraint_violation',
        table = tg_table_name, constraint = 'voucher_stays';
    end if;
    return new;
  end $$;
  create trigger credit_voucher_stays before update or delete on credit_voucher
    for each row execute function refuse_change_of_voucher()`

/** What the guest was told of it, as it was then. */
const cancellations = `
  alter table reservation add column voucher_code text, add column voucher_expires_on date,
    add constraint only_cancelled_became_a_voucher check (
      (voucher_code is null) = (voucher_expires_on is null) and (voucher_code is null or status = 'cancelled')) not valid`

const checked = [
  ['payment', 'payment_method_check'],
  ['payment', 'payment_by_voucher_names_it'],
  ['payment', 'payment_by_voucher_of_its_campsite'],
  ['refund_task', 'refund_goes_one_way'],
  ['refund_task', 'refund_on_voucher_of_its_campsite'],
  ['reservation', 'only_cancelled_became_a_voucher'],
] as const
