import { Migration } from '@mikro-orm/migrations'

/**
 * A booking keeps what it cost and what was agreed about its fee, as both were when it first counted. The
 * fee,
 * its VAT and what refunds take back of it stand in the ledger (decision 17). Expand.
 */
export class Migration20261123030100 extends Migration {
  override up(): void {
    this.addSql(tables)
    this.addSql(stays)
    this.addSql(rates)
    this.addSql(credits)
    this.addSql(bookings)
    this.addSql(moves)
    this.addSql(broughtIn)
  }
}

/** From which day the platform is registered for VAT, and from which no longer (no number). */
const tables = `
  create table platform_vat (from_date date primary key, vat_number text);
  create table reservation_booking (
    reservation_id text primary key references reservation,
    organisation_id uuid not null references organisation,
    currency text not null,
    booked_at timestamptz not null,
    month date not null,
    total_cents integer not null,
    due_up_front_cents integer not null,
    fee_type text,
    fee_percentage numeric not null,
    fee_amount_cents integer not null,
    fee_cents integer not null,
    fee_vat_percentage numeric not null,
    fee_vat_cents integer not null,
    paid_at timestamptz,
    payout_at timestamptz
  );
  create index reservation_booking_by_month on reservation_booking (organisation_id, month)`

const stays = `
  create function refuse_change_of_booking() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' or to_jsonb(new) - '{paid_at,payout_at}'::text[] <> to_jsonb(old) - '{paid_at,payout_at}'::text[] then
      raise exception 'what was booked stays as it was' using errcode = 'integrity_constraint_violation',
        table = tg_table_name, constraint = 'booking_stays_as_it_was';
    end if;
    return new;
  end $$;
  create trigger reservation_booking_stays before update or delete on reservation_booking
    for each row execute function refuse_change_of_booking()`

/** A platform that is not registered adds no VAT. */
const rates = `
  create function fee_vat_percentage(of_organisation uuid, happened timestamptz) returns numeric language sql stable as $$
    select coalesce((
      select rate.percentage from organisation
        join country on country.code = organisation.country_code
        join vat_rate rate on rate.country_code = country.code
      where organisation.id = of_organisation and rate.effective_from <= (happened at time zone country.timezone)::date
        and (select vat_number from platform_vat where from_date <= (happened at time zone country.timezone)::date
          order by from_date desc limit 1) is not null
      order by rate.effective_from desc limit 1), 0) $$`

/**
 * As much of the fee goes back as of what was paid for the stay. What is due back in all is rounded once,
 * half
 * up, and what of it is not yet written is written.
 */
const credits = `
  create function share_of(amount bigint, part bigint, whole bigint) returns bigint language sql immutable as $$
    select case when whole <= 0 or part <= 0 then 0 else least(amount, (2 * amount * part + whole) / (2 * whole)) end $$;
  create function settle_fee_credit(of_reservation text, happened timestamptz, from_source text) returns void language plpgsql as $$
  declare
    booking reservation_booking;
    paid bigint;
    refunded bigint;
    stay bigint;
    gone bigint;
    fee bigint;
    vat bigint;
  begin
    select * into booking from reservation_booking where reservation_id = of_reservation;
    if not found or booking.fee_cents + booking.fee_vat_cents = 0 then
      return;
    end if;
    select coalesce(sum(case kind when 'refund' then 0 when 'chargeback' then -amount_cents else amount_cents end), 0),
      coalesce(sum(amount_cents) filter (where kind = 'refund'), 0)
      into paid, refunded from payment where reservation_id = of_reservation;
    stay := least(paid, booking.total_cents);
    gone := stay - least(paid - refunded, booking.total_cents);
    select share_of(booking.fee_cents, gone, stay) - coalesce(sum(amount_cents) filter (where account = 'platform'), 0),
      share_of(booking.fee_vat_cents, gone, stay) - coalesce(sum(amount_cents) filter (where account = 'vat'), 0)
      into fee, vat from ledger_journal join ledger_entry on journal_id = ledger_journal.id
      where reservation_id = of_reservation and kind = 'fee-credit';
    perform post_to_ledger(booking.organisation_id, of_reservation, 'fee-credit', from_source, happened, booking.currency,
      array['platform', 'vat', 'campsite'], array[fee, vat, -fee - vat]);
  end $$`

/** The fee is that of the domain: a share of the total, an amount, or both; none where staff booked. */
const bookings = `
  create function keep_bookings(ids text[]) returns void language plpgsql as $$
  declare
    booking record;
  begin
    for booking in
      insert into reservation_booking (reservation_id, organisation_id, currency, booked_at, month, total_cents, due_up_front_cents,
        fee_type, fee_percentage, fee_amount_cents, fee_cents, fee_vat_percentage, fee_vat_cents, paid_at)
      select reservation.id, organisation.id, reservation.currency, first.at, billing_month(organisation.id, first.at),
        amount_due_cents, coalesce(amount_due_up_front_cents, amount_due_cents),
        booking_fee_type, booking_fee_percentage, booking_fee_amount_cents, fee.cents, vat.percentage,
        round(fee.cents * vat.percentage / 100), case when amount_paid_cents >= amount_due_cents then first.at end
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
  end $$;
  create function keep_new_booking() returns trigger language plpgsql as $$
  begin
    perform keep_bookings(array[new.reservation_id]);
    return null;
  end $$;
  create trigger booking_is_kept after insert on reservation_status_history for each row
    when (new.to_status in ('partiallyPaid', 'confirmed')) execute function keep_new_booking()`

const moves = `
  create or replace function post_new_move() returns trigger language plpgsql as $$
  declare
    cents bigint := case when new.kind in ('capture', 'chargeback-reversal') then new.amount_cents else -new.amount_cents end;
  begin
    perform post_to_ledger(new.organisation_id, new.reservation_id, new.kind, 'payment:' || new.id, new.at,
      new.currency, array[case when new.method is null then 'gateway' else 'till' end, 'guest'], array[cents, -cents]);
    perform settle_fee_credit(new.reservation_id, new.at, 'fee-credit:payment:' || new.id);
    update reservation_booking set paid_at = new.at
      where reservation_id = new.reservation_id and paid_at is null
        and (select amount_due_cents from reservation where id = new.reservation_id) <=
          (select sum(case when kind in ('capture', 'chargeback-reversal') then amount_cents else -amount_cents end)
            from payment where reservation_id = new.reservation_id);
    return null;
  end $$`

const broughtIn = `
  create or replace function bring_bookings_into_the_ledger() returns void language plpgsql as $$
  begin
    perform keep_bookings(array(select distinct reservation_id from reservation_status_history history
      where to_status in ('partiallyPaid', 'confirmed')
        and not exists (select from reservation_booking booking where booking.reservation_id = history.reservation_id)));
  end $$;
  select bring_bookings_into_the_ledger();
  set constraints all immediate`
