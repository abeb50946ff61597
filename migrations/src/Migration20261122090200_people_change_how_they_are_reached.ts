import { Migration } from '@mikro-orm/migrations'

/**
 * What a profile keeps beyond signing in: an address that waits for its code, the country, when a consent was
 * withdrawn. A code knows which address or number it proves, a session which browser it is in; who proved a
 * number finds its bookings. Expand.
 */
export class Migration20261122090200 extends Migration {
  override up(): void {
    this.addSql(profiles)
    this.addSql(codesAndSessions)
    this.addSql(bookingsOfNumber)
  }
}

const profiles = `
  alter table user_account
    add column pending_email text,
    add column country_id text,
    add column marketing_withdrawn_at timestamptz`

const codesAndSessions = `
  alter table one_time_code add column contact text;
  alter table user_session
    add column id uuid not null default gen_random_uuid(),
    add column browser text,
    add constraint user_session_id_unique unique (id)`

/**
 * International digits as messages use them: the national number without its leading zeros behind the
 * country's code.
 */
const bookingsOfNumber = `
  create function international_digits(country_code text, cell text) returns text language sql immutable as $$
    select case
      when ltrim(regexp_replace(cell, '\\D', '', 'g'), '0') = '' then null
      when trim(cell) like '+%' then regexp_replace(cell, '\\D', '', 'g')
      else nullif(regexp_replace(country_code, '\\D', '', 'g'), '') || ltrim(regexp_replace(cell, '\\D', '', 'g'), '0')
    end
  $$;
  create index reservation_by_cell on reservation (international_digits(country_code, cell)) where cell is not null`
