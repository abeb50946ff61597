import { Migration } from '@mikro-orm/migrations'

/**
 * A payment that the desk wrote down wrongly is taken back by an entry of its own, once; it counts as if the
 * payment had never come: for the ledger, for the credit of fees and for the day of full payment. Expand.
 */
export class Migration20261126060000 extends Migration {
  override up(): void {
    this.addSql(entries)
    this.addSql(credits)
    this.addSql(moves)
  }
}

const entries = `
  alter table payment drop constraint payment_kind_check;
  alter table payment add column reversed_payment_id uuid references payment,
    add constraint payment_kind_check check (kind in ('capture', 'refund', 'chargeback', 'chargeback-reversal', 'reversal')),
    add constraint reversal_says_what_it_reverses check ((kind = 'reversal') = (reversed_payment_id is not null));
  create unique index payment_reversed_once on payment (reversed_payment_id) where reversed_payment_id is not null;
  alter table ledger_journal drop constraint journal_kind_known;
  alter table ledger_journal add constraint journal_kind_known check (kind in ('capture', 'refund', 'chargeback',
    'chargeback-reversal', 'reversal', 'booking-fee', 'fee-credit', 'admin-fee', 'earned', 'payout'))`

const credits = `
  create or replace function settle_fee_credit(of_reservation text, happened timestamptz, from_source text)
  returns void language plpgsql as $$
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
    select coalesce(sum(case when kind = 'refund' then 0 when kind in ('chargeback', 'reversal') then -amount_cents
        else amount_cents end), 0),
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

const moves = `
  create or replace function post_new_move() returns trigger language plpgsql as $$
  declare
    cents bigint := case when new.kind in ('capture', 'chargeback-reversal') then new.amount_cents else -new.amount_cents end;
    moved bigint;
    due bigint;
  begin
    perform post_to_ledger(new.organisation_id, new.reservation_id, new.kind, 'payment:' || new.id, new.at,
      new.currency, array[case when new.method is null then 'gateway' else 'till' end, 'guest'], array[cents, -cents]);
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
