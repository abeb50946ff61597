import { Migration } from '@mikro-orm/migrations'

/** The tenant, its status, its facilities, and the people who work for it or camp with it. Expand. */
export class Migration20261121080100 extends Migration {
  override up(): void {
    this.addSql(organisations)
    this.addSql(organisationHistory)
    this.addSql(tags)
    this.addSql(people)
  }
}

/**
 * `version` comes from a sequence, so that no two states of any catalogue ever share one, not even after a
 * rollback.
 */
const organisations = `
  create sequence catalogue_version;
  create table organisation (
    id uuid primary key default gen_random_uuid(),
    version bigint not null default nextval('catalogue_version'),
    slug text not null constraint organisation_slug_unique unique,
    short_unique_id text constraint organisation_short_id_unique unique,
    name text not null,
    search_name text not null generated always as (search_form(name)) stored,
    status text not null constraint organisation_status_known
      check (status in ('pending', 'active', 'paused', 'inactive', 'deleted')),
    is_demo boolean not null default false,
    is_adults_only boolean not null default false,
    images text[] not null default '{}',
    logo text,
    short_description text not null default '',
    address1 text, address2 text, suburb text,
    city_name text not null,
    search_city text not null generated always as (search_form(city_name)) stored,
    postal_code text,
    country_code text not null,
    province_code text not null,
    latitude double precision not null constraint latitude_on_earth check (latitude between -90 and 90),
    longitude double precision not null constraint longitude_on_earth check (longitude between -180 and 180),
    directions text, google_maps text, business_email text, business_number text,
    use_display_from_amount boolean not null default false,
    display_from_amount_off_peak_cents integer,
    display_from_amount_peak_cents integer,
    display_from_amount_super_peak_cents integer,
    display_from_amount_type text check (display_from_amount_type in ('perPerson', 'perPlot')),
    is_allow_multiple_plots boolean not null default false,
    use_dimensions boolean not null default false,
    takes_online_payment boolean not null default false,
    is_featured_on_homepage boolean not null default false,
    is_featured_on_search boolean not null default false,
    cancellation_policy jsonb not null,
    owner_name text, owner_email text, owner_number text,
    registration_number text, vat_number text,
    bank_name text, bank_account_name text, bank_account_number text, bank_branch_code text, bank_account_type text,
    booking_fee_type text check (booking_fee_type in ('percentage', 'amount', 'percentageandamount')),
    booking_fee_percentage numeric not null default 0 check (booking_fee_percentage between 0 and 100),
    booking_fee_amount_cents integer not null default 0 check (booking_fee_amount_cents >= 0),
    admin_fee_type text check (admin_fee_type in ('annual', 'monthly')),
    admin_fee_amount_cents integer not null default 0 check (admin_fee_amount_cents >= 0),
    admin_fee_start_date date,
    created_at timestamptz not null default now(),
    created_by text,
    updated_at timestamptz not null default now(),
    updated_by text,
    foreign key (country_code, province_code) references province
  );
  create index organisation_by_position on organisation (latitude, longitude) where status = 'active';
  create index organisation_by_search_name on organisation using gin (search_name gin_trgm_ops);
  create index organisation_by_search_city on organisation using gin (search_city gin_trgm_ops)`

const organisationHistory = `
  create table organisation_status_history (
    id bigint generated always as identity primary key,
    organisation_id uuid not null references organisation on delete cascade,
    from_status text,
    to_status text not null,
    at timestamptz not null,
    by text not null,
    why text not null
  );
  create index organisation_status_history_by_organisation on organisation_status_history (organisation_id, id)`

const tags = `
  create table default_tag_category (
    id uuid primary key default gen_random_uuid(),
    name text not null constraint tag_category_name_unique unique,
    colour text not null
  );
  create table default_tag (
    id uuid primary key default gen_random_uuid(),
    default_tag_category_id uuid not null references default_tag_category,
    name text not null,
    short_name text not null,
    icon text not null,
    priority integer not null default 0,
    for_guest boolean not null default true,
    for_host boolean not null default true,
    for_search boolean not null default true,
    constraint default_tag_name_unique unique (default_tag_category_id, name)
  );
  create table organisation_tag (
    id uuid primary key default gen_random_uuid(),
    organisation_id uuid not null references organisation on delete cascade,
    default_tag_id uuid references default_tag,
    name text not null,
    icon text not null,
    is_active boolean not null default true,
    constraint organisation_tag_name_unique unique (organisation_id, name)
  );
  create index organisation_tag_by_name on organisation_tag (name) where is_active`

const people = `
  create table user_account (
    id uuid primary key default gen_random_uuid(),
    email text not null,
    username text,
    first_name text not null default '',
    last_name text not null default '',
    country_code text,
    cell text,
    role text not null default 'USER' check (role in ('SUPERADMIN', 'ORGADMIN', 'ORGUSER', 'USER')),
    language text not null default 'en' check (language in ('en', 'af')),
    verification_preference text not null default 'SMS' check (verification_preference in ('SMS', 'WHATSAPP')),
    is_email_verified boolean not null default false,
    is_cell_verified boolean not null default false,
    password_hash text,
    must_change_password boolean not null default false,
    opt_into_marketing boolean not null default false,
    marketing_consent_at timestamptz,
    marketing_consent_wording text,
    allergies text,
    average_rating numeric,
    is_banned boolean not null default false,
    ban_reason text,
    banned_at timestamptz,
    created_at timestamptz not null default now(),
    constraint consent_has_its_time_and_wording
      check (not opt_into_marketing or num_nonnulls(marketing_consent_at, marketing_consent_wording) = 2),
    constraint ban_has_its_time check (is_banned = (banned_at is not null))
  );
  create unique index user_email_unique on user_account (lower(email));
  create unique index user_username_unique on user_account (lower(username));
  create table user_organisation (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references user_account on delete cascade,
    organisation_id uuid not null references organisation on delete cascade,
    role text not null check (role in ('ORGADMIN', 'ORGUSER')),
    is_suspended boolean not null default false,
    created_at timestamptz not null default now(),
    constraint user_belongs_to_organisation_once unique (user_id, organisation_id)
  );
  create index user_organisation_by_organisation on user_organisation (organisation_id)`
