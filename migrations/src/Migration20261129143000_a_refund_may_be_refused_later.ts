import { Migration } from '@mikro-orm/migrations'

/**
 * A gateway takes a refund on and may refuse it later: a move of its own kind says that its money is here
 * again, and the task knows by which id the gateway has it and when it was last heard of. Expand.
 */
export class Migration20261129143000 extends Migration {
  override up(): void {
    this.addSql(kinds)
    this.addSql('alter table payment validate constraint payment_kind_check')
    this.addSql('alter table payment validate constraint reversal_says_what_it_reverses')
    this.addSql('alter table ledger_journal validate constraint journal_kind_known')
    this.addSql(incoming)
    this.addSql(feeCredit)
    this.addSql('alter table refund_task add column gateway_refund_id text, add column heard_at timestamptz')
  }
}

const kinds = `
  alter table payment drop constraint payment_kind_check;
  alter table payment add constraint payment_kind_check check (kind in ('capture', 'refund', 'refund-returned', 'chargeback',
    'chargeback-correction', 'chargeback-reversal', 'reversal')) not valid;
  alter table payment drop constraint reversal_says_what_it_reverses;
  alter table payment add constraint reversal_says_what_it_reverses
    check ((kind in ('reversal', 'refund-returned')) = (reversed_payment_id is not null)) not valid;
  alter table ledger_journal drop constraint journal_kind_known;
  alter table ledger_journal add constraint journal_kind_known check (kind in ('capture', 'refund', 'refund-returned',
    'chargeback', 'chargeback-correction', 'chargeback-reversal', 'reversal', 'booking-fee', 'fee-credit', 'admin-fee',
    'earned', 'payout')) not valid`

const incoming = `
  create or replace function comes_in(kind text) returns boolean language sql immutable as $$
    select kind in ('capture', 'refund-returned', 'chargeback-correction', 'chargeback-reversal') $$`

/** A refund that never went out takes nothing of the fee back. */
const feeCredit = `
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
    select coalesce(sum(case when kind in ('refund', 'refund-returned') then 0
        when kind in ('chargeback', 'reversal') then -amount_cents else amount_cents end), 0),
      coalesce(sum(case kind when 'refund' then amount_cents when 'refund-returned' then -amount_cents end), 0)
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
