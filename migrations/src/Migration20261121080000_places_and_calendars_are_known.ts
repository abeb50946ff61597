import { Migration } from '@mikro-orm/migrations'

/**
 * What no campsite owns: where South Africa's towns are, which days are holidays, and what VAT was when.
 * Expand.
 */
export class Migration20261121080000 extends Migration {
  override up(): void {
    this.addSql('create extension if not exists btree_gist')
    this.addSql('create extension if not exists pg_trgm')
    this.addSql(searchForm)
    this.addSql(countries)
    this.addSql(calendars)
    this.addSql(places)
  }
}

/**
 * How names are compared: without case, accents and punctuation. Immutable, unlike `unaccent`, so that
 * columns can be made from it.
 */
const searchForm = `
  create function search_form(name text) returns text language sql immutable strict parallel safe as $$
    select trim(regexp_replace(
      translate(lower(name), 'áàâäãåéèêëíìîïóòôöõøúùûüýÿñçš', 'aaaaaaeeeeiiiioooooouuuuyyncs'),
      '[^a-z0-9]+', ' ', 'g'))
  $$`

const countries = `
  create table country (
    code text primary key constraint country_code_is_iso_3166 check (code ~ '^[A-Z]{2}$'),
    name text not null,
    currency text not null constraint currency_is_iso_4217 check (currency ~ '^[A-Z]{3}$'),
    currency_symbol text not null,
    timezone text not null,
    phone_code text not null constraint phone_code_has_its_plus check (phone_code ~ '^\\+[0-9]+$')
  );
  create table province (
    country_code text not null references country,
    code text not null,
    name text not null,
    primary key (country_code, code),
    constraint province_name_unique unique (country_code, name)
  );
  create table vat_rate (
    country_code text not null references country,
    effective_from date not null,
    percentage numeric not null constraint vat_is_a_percentage check (percentage between 0 and 100),
    primary key (country_code, effective_from)
  )`

const calendars = `
  create table declared_holiday (
    country_code text not null references country,
    date date not null,
    name text not null,
    primary key (country_code, date)
  );
  create table school_holiday (
    id uuid primary key default gen_random_uuid(),
    country_code text not null references country,
    province_code text not null, -- or 'all'
    year integer not null,
    name text not null,
    start_date date not null,
    end_date date not null,
    constraint school_holiday_ends_after_it_starts check (start_date <= end_date),
    constraint school_holiday_known_once unique (country_code, province_code, start_date)
  )`

const places = `
  create table place (
    id text primary key,
    name text not null,
    search_name text not null generated always as (search_form(name)) stored,
    country_code text not null,
    province_code text not null,
    latitude double precision not null,
    longitude double precision not null,
    population integer not null,
    foreign key (country_code, province_code) references province
  );
  create index place_by_search_name on place using gin (search_name gin_trgm_ops)`
