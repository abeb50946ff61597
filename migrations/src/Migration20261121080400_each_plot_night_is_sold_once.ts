import { Migration } from '@mikro-orm/migrations'

/**
 * Decision 0001. Two requests can both pass the availability check; only the database sees them both. A row
 * of `plot_night` is a night that somebody sleeps there; the departure day has none, so the next party may
 * arrive on it. Expand.
 */
export class Migration20261121080400 extends Migration {
  override up(): void {
    this.addSql(reservations)
    this.addSql(reservedPlots)
    this.addSql(blocks)
    this.addSql(plotNights)
    this.addSql(historyAndReviews)
  }
}

const tenant = 'organisation_id uuid not null references organisation'

const reservations = `
  create table reservation (
    id text primary key,
    ${tenant},
    version integer not null,
    simple_reference text not null constraint simple_reference_unique unique,
    status text not null constraint reservation_status_known check (status in
      ('temporaryHold', 'pending', 'partiallyPaid', 'confirmed', 'completed', 'cancelled', 'noShow')),
    status_date timestamptz not null,
    arrival date not null,
    departure date not null,
    currency text not null,
    amount_due_cents integer not null check (amount_due_cents >= 0),
    amount_paid_cents integer not null default 0 constraint paid_amount_never_negative check (amount_paid_cents >= 0),
    cancellation_policy jsonb not null,
    created_at timestamptz not null,
    expiry_date timestamptz,
    is_extended boolean not null default false,
    user_id uuid references user_account,
    first_name text, last_name text, email text, country_code text, cell text,
    verification_preference text check (verification_preference in ('SMS', 'WHATSAPP')),
    language text check (language in ('en', 'af')),
    special_request text, allergies text, vehicle_plate text,
    submitted_at timestamptz,
    terms_accepted_at timestamptz,
    accepted_term_ids uuid[],
    pay_in_full boolean,
    amount_due_up_front_cents integer,
    due_date date,
    vat_percentage numeric,
    cancelled_by text check (cancelled_by in ('guest', 'staff', 'system')),
    cancellation_reason text,
    cancellation_note text,
    refund_amount_cents integer check (refund_amount_cents >= 0),
    checked_in_at timestamptz,
    checked_out_at timestamptz,
    confirmation_request_count integer not null default 0,
    last_confirmation_request_at timestamptz,
    review_invited_at timestamptz,
    unique (organisation_id, id),
    constraint reservation_departs_after_it_arrives check (arrival < departure),
    constraint only_holds_and_pending_expire check ((status in ('temporaryHold', 'pending')) = (expiry_date is not null)),
    constraint submitted_reservation_has_its_guest check (
      status in ('temporaryHold', 'cancelled') or submitted_at is not null),
    constraint submission_is_whole check (num_nonnulls(submitted_at, user_id, first_name, last_name, email,
      verification_preference, language, terms_accepted_at, accepted_term_ids, pay_in_full, amount_due_up_front_cents,
      vat_percentage) in (0, 12)),
    constraint up_front_never_above_the_total check (amount_due_up_front_cents between 0 and amount_due_cents),
    constraint only_cancelled_has_a_cancellation check (
      num_nonnulls(cancelled_by, cancellation_reason, refund_amount_cents) = case status when 'cancelled' then 3 else 0 end)
  );
  create index reservation_by_expiry on reservation (expiry_date) where expiry_date is not null;
  create index reservation_by_organisation on reservation (organisation_id, arrival);
  create index reservation_by_created_at on reservation (created_at);
  create index reservation_by_user on reservation (user_id) where user_id is not null;
  create index reservation_by_departure on reservation (departure) where status in ('partiallyPaid', 'confirmed')`

/**
 * The range rows: one per plot of a reservation. Their exclusion constraint is the second guard; `is_live`
 * while nights are used.
 */
const reservedPlots = `
  create table reservation_plot (
    id uuid primary key default gen_random_uuid(),
    ${tenant},
    reservation_id text not null,
    position integer not null,
    plot_id uuid not null,
    site_id uuid not null,
    plot_name text not null,
    site_name text not null,
    arrival date not null,
    departure date not null,
    adults integer not null check (adults >= 0),
    pensioners integer not null check (pensioners >= 0),
    children_ages integer[] not null,
    tents integer,
    caravans integer,
    pax integer not null check (pax >= 0),
    is_shared boolean not null,
    is_live boolean not null,
    quote jsonb not null,
    total_cents integer not null check (total_cents >= 0),
    payment_rule jsonb,
    foreign key (organisation_id, reservation_id) references reservation (organisation_id, id) on delete cascade,
    foreign key (organisation_id, plot_id) references plot (organisation_id, id),
    foreign key (organisation_id, site_id) references site (organisation_id, id),
    constraint plot_once_per_reservation unique (reservation_id, plot_id),
    constraint live_stays_never_overlap exclude using gist
      (plot_id with =, daterange(arrival, departure) with &&) where (is_live and not is_shared)
  );
  create index reservation_plot_by_plot on reservation_plot (plot_id, arrival);
  create table reservation_night (
    reservation_id text not null,
    plot_id uuid not null,
    for_date date not null,
    ${tenant},
    adults integer not null,
    pensioners integer not null,
    children_count integer not null,
    children_ages integer[] not null,
    pax integer not null,
    price_cents integer not null check (price_cents >= 0),
    primary key (reservation_id, plot_id, for_date),
    foreign key (organisation_id, reservation_id) references reservation (organisation_id, id) on delete cascade,
    foreign key (organisation_id, plot_id) references plot (organisation_id, id)
  );
  create index reservation_night_by_plot on reservation_night (plot_id, for_date)`

const blocks = `
  create table block (
    id text primary key default gen_random_uuid()::text,
    ${tenant},
    start_date date not null,
    end_date date not null, -- the first date that is free again
    source text not null,
    external_id text,
    reason text,
    created_at timestamptz not null default now(),
    created_by text,
    unique (organisation_id, id),
    constraint block_ends_after_it_starts check (start_date < end_date)
  );
  create table block_plot (
    block_id text not null,
    plot_id uuid not null,
    ${tenant},
    primary key (block_id, plot_id),
    foreign key (organisation_id, block_id) references block (organisation_id, id) on delete cascade,
    foreign key (organisation_id, plot_id) references plot (organisation_id, id)
  )`

/** One use per night: one reservation, one block, or a counter of guests where parties share the plot. */
const plotNights = `
  create table plot_night (
    plot_id uuid not null,
    night date not null,
    ${tenant},
    reservation_id text,
    block_id text,
    held_until timestamptz, -- of a reservation that may still expire
    pax_used integer,
    pax_max integer,
    constraint plot_night_sold_once primary key (plot_id, night),
    constraint plot_night_has_one_use check (num_nonnulls(reservation_id, block_id, pax_used) = 1),
    constraint shared_plot_night_within_its_maximum check (pax_used between 0 and pax_max),
    constraint shared_plot_night_knows_its_maximum check ((pax_used is null) = (pax_max is null)),
    foreign key (organisation_id, plot_id) references plot (organisation_id, id),
    foreign key (organisation_id, reservation_id) references reservation (organisation_id, id) on delete cascade,
    foreign key (organisation_id, block_id) references block (organisation_id, id) on delete cascade
  );
  create index plot_night_by_reservation on plot_night (reservation_id) where reservation_id is not null;
  create index plot_night_by_block on plot_night (block_id) where block_id is not null`

const historyAndReviews = `
  create table reservation_status_history (
    id bigint generated always as identity primary key,
    ${tenant},
    reservation_id text not null,
    from_status text,
    to_status text not null,
    at timestamptz not null,
    by text not null,
    why text not null,
    foreign key (organisation_id, reservation_id) references reservation (organisation_id, id) on delete cascade
  );
  create index reservation_status_history_by_reservation on reservation_status_history (reservation_id, id);
  create table organisation_review (
    id uuid primary key default gen_random_uuid(),
    ${tenant},
    reservation_id text constraint reservation_reviewed_once unique,
    user_id uuid references user_account,
    author_name text not null,
    facilities integer not null check (facilities between 1 and 5),
    location integer not null check (location between 1 and 5),
    value integer not null check (value between 1 and 5),
    cleanliness integer not null check (cleanliness between 1 and 5),
    overall integer not null check (overall between 1 and 5),
    review_text text not null,
    answer text,
    status text not null check (status in ('PENDING', 'PUBLISHED', 'REJECTED')),
    rejection_reason text,
    is_public boolean not null default true,
    published_to_google boolean not null default false,
    helpful_count integer not null default 0 check (helpful_count >= 0),
    created_at timestamptz not null,
    foreign key (organisation_id, reservation_id) references reservation (organisation_id, id)
  );
  create index organisation_review_published on organisation_review (organisation_id) where status = 'PUBLISHED' and is_public`
