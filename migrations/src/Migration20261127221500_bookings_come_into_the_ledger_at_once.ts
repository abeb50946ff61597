import { Migration } from '@mikro-orm/migrations'

/**
 * What came past the triggers is brought into the ledger in a few statements for all of it, to the same
 * effect as one by one: also where its month is closed already. Expand.
 */
export class Migration20261127221500 extends Migration {
  override up(): void {
    this.addSql(moves)
    this.addSql(bookings)
  }
}

const moves = `
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
    select journal.id, side.position, case side.position when 2 then 'guest' else
        case when payment.method is null then 'gateway' else 'till' end end,
      payment.amount_cents * (case when payment.kind in ('capture', 'chargeback-reversal') then 1 else -1 end)
        * (case side.position when 1 then 1 else -1 end)
    from payment
      join ledger_journal journal on journal.source = 'payment:' || payment.id
      cross join (values (1), (2)) as side (position)
    where not exists (select from ledger_entry where journal_id = journal.id);
  end $$`

/**
 * VAT is looked up once for each country and day. Only what was refunded takes some of a fee back. The
 * planner should know the rows: whoever copied them in analyses the tables first.
 */
const bookings = `
  create or replace function bring_bookings_into_the_ledger() returns void language plpgsql as $$
  begin
    perform pg_advisory_xact_lock_shared(hashtext('camp.billing_month'));
    insert into reservation_booking (reservation_id, organisation_id, currency, booked_at, month, total_cents, due_up_front_cents,
      fee_type, fee_percentage, fee_amount_cents, fee_cents, fee_vat_percentage, fee_vat_cents, paid_at)
    with first as materialized (
      select reservation_id, min(at) as at from reservation_status_history
      where to_status in ('partiallyPaid', 'confirmed') group by reservation_id),
    counted as materialized (
      select reservation.id, organisation.id as organisation_id, reservation.currency, first.at, organisation.country_code,
        (first.at at time zone country.timezone)::date as day,
        amount_due_cents, amount_paid_cents, coalesce(amount_due_up_front_cents, amount_due_cents) as up_front_cents,
        booking_fee_type, booking_fee_percentage, booking_fee_amount_cents,
        case when is_offline_reservation or booking_fee_type is null then 0 else
          case booking_fee_type when 'amount' then 0 else round(amount_due_cents * booking_fee_percentage / 100) end
          + case booking_fee_type when 'percentage' then 0 else booking_fee_amount_cents end end as fee_cents
      from first
        join reservation on reservation.id = first.reservation_id
        join organisation on organisation.id = reservation.organisation_id
        join country on country.code = organisation.country_code
      where not exists (select from reservation_booking booking where booking.reservation_id = first.reservation_id)),
    vat as materialized (
      select country_code, day, fee_vat_percentage((array_agg(organisation_id))[1], min(at)) as percentage
      from counted group by country_code, day),
    closed as (select max(month) as month from closed_month)
    select id, organisation_id, currency, at, greatest(date_trunc('month', day)::date, (closed.month + interval '1 month')::date),
      amount_due_cents, up_front_cents, booking_fee_type, booking_fee_percentage, booking_fee_amount_cents, fee_cents,
      vat.percentage, round(fee_cents * vat.percentage / 100), case when amount_paid_cents >= amount_due_cents then at end
    from counted join vat using (country_code, day) cross join closed
    order by at, id;

    insert into ledger_journal (organisation_id, reservation_id, kind, source, at, month, currency, entry_count)
    select organisation_id, reservation_id, 'booking-fee', 'booking-fee:' || reservation_id, booked_at, month, currency,
      case when fee_vat_cents = 0 then 2 else 3 end
    from reservation_booking
    where fee_cents <> 0 and not exists (select from ledger_journal where source = 'booking-fee:' || reservation_booking.reservation_id)
    order by booked_at, reservation_id;
    insert into ledger_entry (journal_id, position, account, amount_cents)
    select journal.id, side.position, side.account, side.cents
    from ledger_journal journal
      join reservation_booking booking on booking.reservation_id = journal.reservation_id
      cross join lateral (values (1, 'campsite', booking.fee_cents + booking.fee_vat_cents), (2, 'platform', -booking.fee_cents),
        (3, 'vat', -booking.fee_vat_cents)) as side (position, account, cents)
    where journal.kind = 'booking-fee' and side.cents <> 0
      and not exists (select from ledger_entry where journal_id = journal.id);

    perform settle_fee_credit(reservation_id, booked_at, 'fee-credit:booking:' || reservation_id)
    from reservation_booking booking
    where fee_cents <> 0
      and exists (select from payment where payment.reservation_id = booking.reservation_id and kind = 'refund')
      and not exists (select from ledger_journal
        where ledger_journal.reservation_id = booking.reservation_id and kind = 'fee-credit');
  end $$`
