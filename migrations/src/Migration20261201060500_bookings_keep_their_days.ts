import { Migration } from '@mikro-orm/migrations'

/**
 * A booking keeps the days of its stay as they were when it first counted, beside what it cost then. Those
 * that counted before keep none. Expand.
 */
export class Migration20261201060500 extends Migration {
  override up(): void {
    this.addSql('alter table reservation_booking add column booked_arrival date, add column booked_departure date')
    this.addSql(bookings)
    this.addSql(broughtIn)
  }
}

/** As before, with the days; still planned once. */
const bookings = `
  create or replace function keep_bookings(ids text[]) returns void language plpgsql
    set plan_cache_mode = 'force_generic_plan' as $$
  declare
    booking record;
  begin
    for booking in
      insert into reservation_booking (reservation_id, organisation_id, currency, booked_at, month, total_cents, due_up_front_cents,
        fee_type, fee_percentage, fee_amount_cents, fee_cents, fee_vat_percentage, fee_vat_cents, paid_at,
        booked_arrival, booked_departure)
      select reservation.id, organisation.id, reservation.currency, first.at, billing_month(organisation.id, first.at),
        amount_due_cents, coalesce(amount_due_up_front_cents, amount_due_cents),
        booking_fee_type, booking_fee_percentage, booking_fee_amount_cents, fee.cents, vat.percentage,
        round(fee.cents * vat.percentage / 100), case when amount_paid_cents >= amount_due_cents then first.at end,
        reservation.arrival, reservation.departure
      from reservation
        join organisation on organisation.id = reservation.organisation_id
        cross join lateral (select min(at) as at from reservation_status_history history
          where history.reservation_id = reservation.id and to_status in ('partiallyPaid', 'confirmed')) as first
        cross join lateral (select case when is_offline_reservation or booking_fee_type is null then 0 else
          case booking_fee_type when 'amount' then 0 else round(amount_due_cents * booking_fee_percentage / 100) end
          + case booking_fee_type when 'percentage' then 0 else booking_fee_amount_cents end end as cents) as fee
        cross join lateral (select fee_vat_percentage(organisation.id, first.at) as percentage) as vat
      where reservation.id = any(ids) and first.at is not null
      on conflict do nothing returning *
    loop
      perform post_to_ledger(booking.organisation_id, booking.reservation_id, 'booking-fee', 'booking-fee:' || booking.reservation_id,
        booking.booked_at, booking.currency, array['campsite', 'platform', 'vat'],
        array[booking.fee_cents + booking.fee_vat_cents, -booking.fee_cents, -booking.fee_vat_cents]);
      perform settle_fee_credit(booking.reservation_id, booking.booked_at, 'fee-credit:booking:' || booking.reservation_id);
    end loop;
  end $$`

/** As before, with the days. */
const broughtIn = `
  create or replace function bring_bookings_into_the_ledger() returns void language plpgsql as $$
  begin
    perform pg_advisory_xact_lock_shared(hashtext('camp.billing_month'));
    insert into reservation_booking (reservation_id, organisation_id, currency, booked_at, month, total_cents, due_up_front_cents,
      fee_type, fee_percentage, fee_amount_cents, fee_cents, fee_vat_percentage, fee_vat_cents, paid_at,
      booked_arrival, booked_departure)
    with first as materialized (
      select reservation_id, min(at) as at from reservation_status_history
      where to_status in ('partiallyPaid', 'confirmed') group by reservation_id),
    counted as materialized (
      select reservation.id, organisation.id as organisation_id, reservation.currency, first.at, organisation.country_code,
        (first.at at time zone country.timezone)::date as day,
        reservation.arrival, reservation.departure,
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
      vat.percentage, round(fee_cents * vat.percentage / 100), case when amount_paid_cents >= amount_due_cents then at end,
      arrival, departure
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
