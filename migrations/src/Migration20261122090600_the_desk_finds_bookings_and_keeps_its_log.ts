import { Migration } from '@mikro-orm/migrations'

/**
 * What the desk of a campsite writes beside the life of a reservation, and the text that it finds bookings
 * by: name, e-mail, reference, phone (international digits), vehicle plate, each without accents, case and
 * punctuation. Expand.
 */
export class Migration20261122090600 extends Migration {
  override up(): void {
    this.addSql(reservationColumns)
    this.addSql(paymentColumns)
    this.addSql(deskLog)
  }
}

const accented = 'áàâäãåçéèêëíìîïñóòôöõúùûüýÿ'
const plain = 'aaaaaaceeeeiiiinooooouuuuyy'
const words = (column: string) =>
  `regexp_replace(translate(lower(coalesce(${column}, '')), '${accented}', '${plain}'), '[^a-z0-9]+', ' ', 'g')`

const reservationColumns = `
  alter table reservation add column gate_code text;
  alter table reservation add column search_text text not null generated always as (
    ${words('first_name')} || ' ' || ${words('last_name')} || ' ' || ${words('email')} || ' ' ||
    replace(simple_reference, '-', '') || ' ' ||
    regexp_replace(coalesce(country_code, ''), '[^0-9]', '', 'g') ||
    regexp_replace(regexp_replace(coalesce(cell, ''), '[^0-9]', '', 'g'), '^0+', '') || ' ' ||
    regexp_replace(lower(coalesce(vehicle_plate, '')), '[^a-z0-9]+', '', 'g')
  ) stored;
  create index reservation_by_search_text on reservation using gin (search_text gin_trgm_ops);
  create index reservation_by_organisation_departure on reservation (organisation_id, departure)`

/** Of money that was taken or given back past the gateway. */
const paymentColumns = `
  alter table payment add column method text check (method in ('cash', 'eft', 'card-machine', 'voucher', 'other'));
  alter table payment add column reference text;
  alter table payment add column paid_on date;
  alter table payment add column recorded_by text;
  alter table payment add constraint offline_payment_knows_its_day check ((method is null) = (paid_on is null))`

const deskLog = `
  create table desk_entry (
    id uuid primary key,
    position bigint generated always as identity,
    organisation_id uuid not null references organisation,
    reservation_id text not null,
    act text not null,
    at timestamptz not null,
    by text not null,
    note text,
    foreign key (organisation_id, reservation_id) references reservation (organisation_id, id) on delete cascade
  );
  create index desk_entry_by_reservation on desk_entry (reservation_id, position)`
