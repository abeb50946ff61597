import { Migration } from '@mikro-orm/migrations'

/**
 * Tokens of cards that the gateway keeps for guests; tries of the gateway by the platform, apart from every
 * booking. Expand.
 */
export class Migration20261122105100 extends Migration {
  override up(): void {
    this.addSql(cards)
    this.addSql(tests)
  }
}

const cards = `
  create table saved_card (
    id uuid primary key,
    user_id uuid not null references user_account on delete cascade,
    registration_id text not null,
    brand text not null,
    last4 text check (last4 ~ '^[0-9]{4}$'),
    expires text not null check (expires ~ '^[0-9]{4}-[0-9]{2}$'),
    saved_at timestamptz not null,
    constraint card_is_kept_once unique (user_id, registration_id)
  )`

const tests = `
  create table gateway_test (
    id uuid primary key,
    merchant_transaction_id text not null unique,
    amount_cents integer not null check (amount_cents between 100 and 10000),
    currency text not null,
    checkout_id text,
    redirect_url text,
    gateway_payment_id text,
    result_code text,
    refunded_cents integer not null default 0 check (refunded_cents >= 0),
    answers jsonb not null default '[]',
    started_by uuid references user_account on delete set null,
    started_at timestamptz not null
  );
  create index gateway_test_by_time on gateway_test (started_at desc)`
