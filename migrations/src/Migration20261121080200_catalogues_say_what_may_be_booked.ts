import { Migration } from '@mikro-orm/migrations'

/**
 * Seasons, rates, rules, sites and plots. A row's tenant is its parent's: every link carries
 * `organisation_id`. Expand.
 */
export class Migration20261121080200 extends Migration {
  override up(): void {
    this.addSql(seasonsAndAges)
    this.addSql(discountsAndRules)
    this.addSql(sites)
    this.addSql(plots)
    this.addSql(plotLinks)
  }
}

const tenant = 'organisation_id uuid not null references organisation on delete cascade'
const rates = (name: string) =>
  ['off_peak', 'peak', 'super_peak']
    .map((column) => `${name}_${column}_cents integer not null check (${name}_${column}_cents >= 0)`)
    .join(',\n    ')

const seasonsAndAges = `
  create table season (
    id uuid primary key default gen_random_uuid(),
    ${tenant},
    name text not null,
    season_type text not null check (season_type in ('out', 'in', 'peak')),
    start_date date not null,
    end_date date not null,
    is_active boolean not null default true,
    minimum_stay_period integer not null default 0 check (minimum_stay_period >= 0),
    constraint season_ends_after_it_starts check (start_date <= end_date),
    constraint active_seasons_never_overlap
      exclude using gist (organisation_id with =, daterange(start_date, end_date, '[]') with &&) where (is_active)
  );
  create table age_scale (
    id uuid primary key default gen_random_uuid(),
    ${tenant},
    name text not null,
    pensioner_percentage numeric not null default 100 check (pensioner_percentage between 0 and 100),
    unique (organisation_id, id),
    constraint age_scale_name_unique unique (organisation_id, name)
  );
  create table age_band (
    id uuid primary key default gen_random_uuid(),
    ${tenant},
    age_scale_id uuid not null,
    from_age integer not null check (from_age >= 0),
    to_age integer not null,
    kind text not null check (kind in ('free', 'percentage', 'fixed')),
    percentage numeric check (percentage between 0 and 100),
    amount_off_peak_cents integer check (amount_off_peak_cents >= 0),
    amount_peak_cents integer check (amount_peak_cents >= 0),
    amount_super_peak_cents integer check (amount_super_peak_cents >= 0),
    foreign key (organisation_id, age_scale_id) references age_scale (organisation_id, id) on delete cascade,
    constraint age_band_ends_after_it_starts check (from_age <= to_age),
    constraint percentage_band_has_its_percentage check ((kind = 'percentage') = (percentage is not null)),
    constraint fixed_band_has_its_amounts check (
      num_nonnulls(amount_off_peak_cents, amount_peak_cents, amount_super_peak_cents) = case kind when 'fixed' then 3 else 0 end),
    constraint age_bands_never_overlap exclude using gist (age_scale_id with =, int4range(from_age, to_age, '[]') with &&)
  )`

const discountsAndRules = `
  create table discount (
    id uuid primary key default gen_random_uuid(),
    ${tenant},
    name text not null,
    is_active boolean not null default true,
    min_nights integer not null default 1 check (min_nights >= 0),
    discount_type text not null check (discount_type in ('percentage', 'fixed')),
    percentage numeric check (percentage between 0 and 100),
    amount_cents integer check (amount_cents >= 0),
    exclude_holidays boolean not null default false,
    exclude_school_holidays boolean not null default false,
    exclude_date_ranges jsonb not null default '[]',
    valid_days text[] not null
      check (valid_days <@ array['MONDAY','TUESDAY','WEDNESDAY','THURSDAY','FRIDAY','SATURDAY','SUNDAY']),
    season_types text[] not null check (season_types <@ array['out', 'in', 'peak']),
    unique (organisation_id, id),
    constraint discount_name_unique unique (organisation_id, name),
    constraint discount_has_its_value check (
      (discount_type = 'percentage') = (percentage is not null) and (discount_type = 'fixed') = (amount_cents is not null))
  );
  create table payment_rule (
    id uuid primary key default gen_random_uuid(),
    ${tenant},
    name text not null,
    is_active boolean not null default true,
    allow_partial_payments boolean not null,
    minimum_amount_for_partial_cents integer not null default 0 check (minimum_amount_for_partial_cents >= 0),
    partial_payment_due_type text not null check (partial_payment_due_type in ('onArrival', 'dueBeforeReservation')),
    partial_payment_due_days integer not null default 0 check (partial_payment_due_days >= 0),
    partial_payment_percentage numeric not null check (partial_payment_percentage between 0 and 100),
    unique (organisation_id, id),
    constraint payment_rule_name_unique unique (organisation_id, name)
  );
  create table special_term (
    id uuid primary key default gen_random_uuid(),
    ${tenant},
    name text not null,
    is_active boolean not null default true,
    type text not null check (type in ('Mandatory', 'Optional')),
    text text not null,
    unique (organisation_id, id),
    constraint special_term_name_unique unique (organisation_id, name)
  )`

const sites = `
  create table site (
    id uuid primary key default gen_random_uuid(),
    ${tenant},
    name text not null,
    site_type text not null check (site_type in ('cabins', 'camping', 'caravan', 'caravanhired', 'chalets', 'cottages',
      'glamping', 'rooms', 'campervan', 'rooftop')),
    is_active boolean not null default true,
    is_online_booking_active boolean not null default true,
    images text[] not null default '{}' constraint site_has_at_most_five_images check (cardinality(images) <= 5),
    times jsonb not null constraint site_times_cover_the_week check (jsonb_exists_all(times,
      array['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday', 'holiday'])),
    position integer not null default 0,
    unique (organisation_id, id),
    constraint site_name_unique unique (organisation_id, name)
  );
  create table site_special_term (
    id uuid primary key default gen_random_uuid(),
    ${tenant},
    site_id uuid not null,
    special_term_id uuid not null,
    foreign key (organisation_id, site_id) references site (organisation_id, id) on delete cascade,
    foreign key (organisation_id, special_term_id) references special_term (organisation_id, id) on delete cascade,
    constraint special_term_put_once_per_site unique (site_id, special_term_id)
  )`

const plots = `
  create table plot (
    id uuid primary key default gen_random_uuid(),
    ${tenant},
    site_id uuid not null,
    name text not null,
    plot_number integer,
    position integer not null default 0,
    is_active boolean not null default true,
    is_electrified boolean not null default false,
    allow_smoking boolean not null default false,
    allow_late_booking boolean not null default false,
    map_x double precision, map_y double precision, map_width double precision, map_height double precision,
    irl_width integer, irl_length integer, irl_sqm double precision, -- millimetres, square metres
    use_sqm boolean not null default false,
    tents_max integer check (tents_max >= 0),
    caravans_max integer check (caravans_max >= 0),
    pax_min integer not null check (pax_min >= 0),
    pax_max integer not null,
    allow_multiple_reservations_up_to_pax_max boolean not null default false,
    kids_under_what_age_dont_count_towards_max_pax integer not null default 0,
    rate_basis text not null check (rate_basis in ('perPlot', 'perPerson')),
    ${rates('base_rate')},
    ${rates('rate')},
    minimum_stay_period integer not null default 0 check (minimum_stay_period >= 0),
    minimum_stay_period_off_peak integer not null default 0 check (minimum_stay_period_off_peak >= 0),
    minimum_stay_period_peak integer not null default 0 check (minimum_stay_period_peak >= 0),
    minimum_stay_period_super_peak integer not null default 0 check (minimum_stay_period_super_peak >= 0),
    is_weekend_two_days_required boolean not null default false,
    about_plot text,
    images text[] not null default '{}' constraint plot_has_at_most_five_images check (cardinality(images) <= 5),
    age_scale_id uuid,
    foreign key (organisation_id, site_id) references site (organisation_id, id) on delete cascade,
    foreign key (organisation_id, age_scale_id) references age_scale (organisation_id, id),
    unique (organisation_id, id),
    constraint plot_name_unique_in_site unique (site_id, name),
    constraint plot_holds_its_minimum check (pax_min <= pax_max)
  )`

const plotLinks = `
  create table plot_tier (
    id uuid primary key default gen_random_uuid(),
    ${tenant},
    plot_id uuid not null,
    pax_from integer not null check (pax_from >= 1),
    pax_to integer not null,
    ${rates('rate')},
    foreign key (organisation_id, plot_id) references plot (organisation_id, id) on delete cascade,
    constraint tier_ends_after_it_starts check (pax_from <= pax_to),
    constraint tiers_never_overlap exclude using gist (plot_id with =, int4range(pax_from, pax_to, '[]') with &&)
  );
  create table plot_discount (
    id uuid primary key default gen_random_uuid(),
    ${tenant},
    plot_id uuid not null,
    discount_id uuid not null,
    foreign key (organisation_id, plot_id) references plot (organisation_id, id) on delete cascade,
    foreign key (organisation_id, discount_id) references discount (organisation_id, id) on delete cascade,
    constraint discount_linked_once_per_plot unique (plot_id, discount_id)
  );
  create table plot_payment_rule (
    id uuid primary key default gen_random_uuid(),
    ${tenant},
    plot_id uuid not null constraint plot_has_one_payment_rule unique,
    payment_rule_id uuid not null,
    foreign key (organisation_id, plot_id) references plot (organisation_id, id) on delete cascade,
    foreign key (organisation_id, payment_rule_id) references payment_rule (organisation_id, id) on delete cascade
  )`
