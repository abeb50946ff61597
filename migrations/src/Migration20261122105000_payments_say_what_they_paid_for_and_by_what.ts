import { Migration } from '@mikro-orm/migrations'

/**
 * An attempt knows how it was paid and when the gateway is asked again; a payment knows what it paid for; a
 * bank may take money back in a dispute, and give it back. Expand: what is new may be absent.
 */
export class Migration20261122105000 extends Migration {
  override up(): void {
    this.addSql(attempts)
    this.addSql(items)
    this.addSql(disputes)
  }
}

const attempts = `
  alter table payment_attempt
    add column method_brand text,
    add column method_last4 text check (method_last4 ~ '^[0-9]{4}$'),
    add column remembers_for uuid references user_account on delete set null,
    add column next_look_at timestamptz;
  create index payment_attempt_to_look_at on payment_attempt (next_look_at) where next_look_at is not null;
  update payment_attempt set next_look_at = now()
    where state in ('created', 'pending', 'uncertain', 'cancelled') and created_at > now() - interval '31 days'`

const items = `
  create table payment_item (
    payment_id uuid not null references payment on delete cascade,
    organisation_id uuid not null references organisation,
    position integer not null check (position >= 0),
    kind text not null check (kind in ('deposit', 'balance', 'full', 'overpaid')),
    plot_id uuid,
    plot_name text,
    amount_cents integer not null check (amount_cents > 0),
    currency text not null,
    primary key (payment_id, position),
    constraint item_is_for_a_plot_or_overpaid check ((plot_id is null) = (kind = 'overpaid'))
  );
  create index payment_item_by_organisation on payment_item (organisation_id)`

const disputes = `
  alter table payment drop constraint payment_kind_check;
  alter table payment add constraint payment_kind_check
    check (kind in ('capture', 'refund', 'chargeback', 'chargeback-reversal'));
  create table payment_dispute (
    id text primary key,
    organisation_id uuid not null references organisation,
    reservation_id text not null,
    payment_attempt_id text not null,
    taken_cents integer not null check (taken_cents >= 0),
    currency text not null,
    result_code text not null,
    opened_at timestamptz not null,
    state text not null check (state in ('open', 'won', 'lost')),
    closed_at timestamptz,
    closed_by text,
    note text,
    constraint dispute_is_closed_by_somebody check ((state = 'open') = (closed_at is null) and (closed_at is null) = (closed_by is null)),
    foreign key (organisation_id, reservation_id) references reservation (organisation_id, id),
    foreign key (organisation_id, payment_attempt_id) references payment_attempt (organisation_id, id)
  );
  create unique index payment_disputed_once_at_a_time on payment_dispute (payment_attempt_id) where state = 'open';
  create index payment_dispute_by_reservation on payment_dispute (reservation_id);
  create index payment_dispute_open on payment_dispute (opened_at) where state = 'open';
  create index refund_task_manual on refund_task (created_at) where state = 'manual'`
