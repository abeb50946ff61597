import { Migration } from '@mikro-orm/migrations'

/**
 * The offline fields of a reservation. Its offline amounts follow what is due and what was paid, so that the
 * two can never disagree. Somebody who left no e-mail address has no account; every other submission is whole
 * as before. Expand.
 */
export class Migration20261122090950 extends Migration {
  override up(): void {
    this.addSql(offlineColumns)
    this.addSql(guestsWithoutAccount)
  }
}

const offlineColumns = `
  alter table reservation add column is_offline_reservation boolean not null default false;
  alter table reservation add column is_offline_payment boolean not null default false;
  alter table reservation add column offline_payment_method text
    check (offline_payment_method in ('cash', 'eft', 'card-machine', 'voucher', 'other'));
  alter table reservation add column offline_payment_reference text;
  alter table reservation add column offline_payment_date date;
  alter table reservation add column offline_notes text;
  alter table reservation add column offline_notify_camper boolean;
  alter table reservation add column offline_price_reason text;
  alter table reservation add column offline_payment_amount_total_cents integer
    generated always as (case when is_offline_payment then amount_due_cents end) stored;
  alter table reservation add column offline_payment_amount_paid_cents integer
    generated always as (case when is_offline_payment then amount_paid_cents end) stored;
  alter table reservation add constraint only_offline_reservations_have_offline_fields check (
    is_offline_reservation = (offline_notify_camper is not null)
    and (is_offline_reservation or (not is_offline_payment and num_nonnulls(offline_payment_method,
      offline_payment_reference, offline_payment_date, offline_notes, offline_price_reason) = 0)));
  alter table reservation add constraint offline_payment_method_knows_its_day check (
    (offline_payment_method is null) = (offline_payment_date is null))`

const guestsWithoutAccount = `
  alter table reservation drop constraint submission_is_whole;
  alter table reservation add constraint submission_is_whole check (num_nonnulls(submitted_at, first_name, last_name, email,
    verification_preference, language, terms_accepted_at, accepted_term_ids, pay_in_full, amount_due_up_front_cents,
    vat_percentage) in (0, 11));
  alter table reservation add constraint guests_who_book_online_have_an_account check (
    is_offline_reservation or (submitted_at is null) = (user_id is null));
  alter table user_review alter column user_id drop not null`
