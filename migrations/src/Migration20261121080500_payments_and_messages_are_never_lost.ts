import { Migration } from '@mikro-orm/migrations'

/** Attempts, money in and out, the outbox, and answers kept for repeated requests. Expand. */
export class Migration20261121080500 extends Migration {
  override up(): void {
    this.addSql(payments)
    this.addSql(messages)
    this.addSql(idempotencyKeys)
  }
}

const tenant = 'organisation_id uuid not null references organisation'
const ofReservation = 'foreign key (organisation_id, reservation_id) references reservation (organisation_id, id)'

const payments = `
  create table payment_attempt (
    id text primary key,
    ${tenant},
    reservation_id text not null,
    purpose text not null check (purpose in ('deposit', 'full', 'balance')),
    amount_cents integer not null check (amount_cents > 0),
    currency text not null,
    merchant_transaction_id text not null constraint merchant_transaction_id_unique unique,
    state text not null check (state in
      ('created', 'pending', 'uncertain', 'cancelled', 'declined', 'successful', 'charged-back')),
    checkout_id text constraint checkout_id_unique unique,
    redirect_url text,
    gateway_payment_id text constraint attempt_gateway_payment_id_unique unique,
    result_code text,
    created_at timestamptz not null,
    settled_at timestamptz,
    unique (organisation_id, id),
    ${ofReservation}
  );
  create index payment_attempt_by_reservation on payment_attempt (reservation_id, created_at);
  create table payment (
    id uuid primary key default gen_random_uuid(),
    ${tenant},
    reservation_id text not null,
    payment_attempt_id text,
    kind text not null check (kind in ('capture', 'refund')),
    amount_cents integer not null check (amount_cents > 0),
    currency text not null,
    gateway_payment_id text constraint gateway_payment_recorded_once unique,
    at timestamptz not null,
    ${ofReservation},
    foreign key (organisation_id, payment_attempt_id) references payment_attempt (organisation_id, id)
  );
  create index payment_by_reservation on payment (reservation_id);
  create table refund_task (
    id text primary key,
    ${tenant},
    reservation_id text not null,
    payment_attempt_id text,
    amount_cents integer not null check (amount_cents > 0),
    currency text not null,
    reason text not null check (reason in ('cancellation', 'payment-after-expiry', 'overpayment')),
    state text not null check (state in ('open', 'done', 'manual')),
    created_at timestamptz not null,
    closed_at timestamptz,
    ${ofReservation},
    foreign key (organisation_id, payment_attempt_id) references payment_attempt (organisation_id, id)
  );
  create index refund_task_open on refund_task (created_at) where state = 'open';
  create index refund_task_by_reservation on refund_task (reservation_id)`

const messages = `
  create table outbox_message (
    id text primary key default gen_random_uuid()::text,
    organisation_id uuid references organisation,
    reservation_id text,
    event text not null,
    type text not null,
    channel text not null check (channel in ('email', 'sms', 'app')),
    occurrence text not null default '',
    recipient jsonb, -- null where the guest cannot be reached on this channel
    language text not null default 'en',
    payload jsonb not null,
    payload_version integer not null default 1,
    state text not null default 'pending' check (state in ('pending', 'sent', 'skipped', 'dead')),
    tries integer not null default 0,
    next_try_at timestamptz not null,
    lease_until timestamptz,
    last_error text,
    created_at timestamptz not null,
    sent_at timestamptz,
    constraint message_said_once unique (reservation_id, event, channel, occurrence),
    ${ofReservation}
  );
  create index outbox_message_due on outbox_message (next_try_at) where state = 'pending';
  create table communication_history (
    id text primary key default gen_random_uuid()::text,
    outbox_message_id text references outbox_message,
    organisation_id uuid references organisation,
    reservation_id text,
    channel text not null check (channel in ('email', 'sms', 'app')),
    type text not null,
    to_address text not null,
    subject text,
    body_text text not null,
    body_html text,
    attachments jsonb not null default '[]',
    links jsonb not null default '[]',
    delivery_state text not null,
    provider_message_id text,
    error text,
    sent_at timestamptz not null,
    ${ofReservation}
  );
  create index communication_history_by_reservation on communication_history (reservation_id, sent_at);
  create index communication_history_by_time on communication_history (sent_at)`

const idempotencyKeys = `
  create table idempotency_key (
    scope text not null,
    key text not null,
    fingerprint text not null,
    status integer,
    body jsonb,
    claimed_until timestamptz not null,
    created_at timestamptz not null default now(),
    primary key (scope, key)
  );
  create index idempotency_key_by_age on idempotency_key (created_at)`
