import { Migration } from '@mikro-orm/migrations'

/**
 * The database is the last judge of money too. What moved is only ever added; a payment is captured once;
 * everything about the money of a reservation is in its currency; and of a payment goes back, or is promised
 * back, no more than came in, as the transaction that says so ends. Expand.
 */
export class Migration20261122110100 extends Migration {
  override up(): void {
    this.addSql(appendOnly)
    this.addSql(capturedOnce)
    this.addSql(oneCurrency)
    this.addSql(withinWhatCameIn)
  }
}

const appendOnly = `
  create function refuse_change_of_money() returns trigger language plpgsql as $$
  begin
    raise exception 'money that moved is never changed' using errcode = 'integrity_constraint_violation', table = tg_table_name,
      constraint = tg_table_name || '_is_append_only';
  end $$;
  create trigger payment_is_append_only before update or delete on payment
    for each statement execute function refuse_change_of_money();
  create trigger payment_item_is_append_only before update or delete on payment_item
    for each statement execute function refuse_change_of_money()`

const capturedOnce = `
  create unique index attempt_captured_once on payment (payment_attempt_id) where kind = 'capture';
  create index payment_by_attempt on payment (payment_attempt_id) where payment_attempt_id is not null;
  create index refund_task_by_attempt on refund_task (payment_attempt_id) where payment_attempt_id is not null`

const ofReservation = (table: string) => `
  alter table ${table} add constraint ${table}_in_currency_of_reservation
    foreign key (reservation_id, currency) references reservation (id, currency)`

const oneCurrency = `
  alter table reservation add constraint reservation_has_one_currency unique (id, currency);
  alter table payment add constraint payment_has_one_currency unique (id, currency);
  alter table payment_item add constraint payment_item_in_currency_of_payment
    foreign key (payment_id, currency) references payment (id, currency);
  ${['payment_attempt', 'payment', 'refund_task', 'payment_dispute'].map(ofReservation).join(';')}`

const withinWhatCameIn = `
  create function refuse_more_than_came_in() returns trigger language plpgsql as $$
  declare
    came bigint;
    gone bigint;
    promised bigint;
  begin
    select coalesce(sum(amount_cents) filter (where kind in ('capture', 'chargeback-reversal')), 0),
      coalesce(sum(amount_cents) filter (where kind in ('refund', 'chargeback')), 0)
      into came, gone from payment where payment_attempt_id = new.payment_attempt_id;
    select coalesce(sum(amount_cents), 0) into promised from refund_task
      where payment_attempt_id = new.payment_attempt_id and state <> 'done';
    if gone + promised > came then
      raise exception 'more goes back of a payment than came in' using errcode = 'integrity_constraint_violation',
        table = tg_table_name, constraint = 'refunds_within_what_came_in';
    end if;
    return null;
  end $$;
  create constraint trigger payment_within_what_came_in after insert on payment deferrable initially deferred
    for each row when (new.payment_attempt_id is not null and new.kind in ('refund', 'chargeback'))
    execute function refuse_more_than_came_in();
  create constraint trigger refund_task_within_what_came_in after insert or update on refund_task deferrable initially deferred
    for each row when (new.payment_attempt_id is not null and new.state <> 'done')
    execute function refuse_more_than_came_in()`
