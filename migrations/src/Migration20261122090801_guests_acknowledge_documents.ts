import { Migration } from '@mikro-orm/migrations'

/**
 * The documents of an organisation, and what each guest has agreed to in its own words at that time: what a
 * term or a document said stays with the booking, whatever becomes of the term. Expand.
 */
export class Migration20261122090801 extends Migration {
  override up(): void {
    this.addSql(documents)
    this.addSql(agreements)
    this.addSql(agreementsSoFar)
  }
}

const documents = `
  create table document (
    id uuid primary key default gen_random_uuid(),
    organisation_id uuid not null references organisation on delete cascade,
    row_version integer not null default 1,
    title text not null,
    text text not null,
    version integer not null default 1 check (version >= 1),
    is_mandatory boolean not null default true,
    is_active boolean not null default true,
    unique (organisation_id, id),
    constraint document_title_unique unique (organisation_id, title)
  );
  create trigger document_row_version_moves before update on document for each row execute function move_row_version();
  create trigger document_moves_version_i after insert on document referencing new table as changed
    for each statement execute function move_catalogue_version_of_part();
  create trigger document_moves_version_u after update on document referencing new table as changed
    for each statement execute function move_catalogue_version_of_part();
  create trigger document_moves_version_d after delete on document referencing old table as changed
    for each statement execute function move_catalogue_version_of_part()`

/** `source_id` names the term or document, which may be gone. */
const agreements = `
  create table reservation_agreement (
    organisation_id uuid not null references organisation,
    reservation_id text not null,
    kind text not null check (kind in ('term', 'document')),
    source_id uuid not null,
    position integer not null,
    name text not null,
    text text not null,
    version integer,
    is_mandatory boolean not null,
    agreed_at timestamptz not null,
    primary key (reservation_id, kind, source_id),
    foreign key (organisation_id, reservation_id) references reservation (organisation_id, id) on delete cascade,
    constraint acknowledged_document_has_its_version check ((kind = 'document') = (version is not null))
  )`

/** The nearest to what was accepted: the words as they stand now. */
const agreementsSoFar = `
  insert into reservation_agreement
    (organisation_id, reservation_id, kind, source_id, position, name, text, is_mandatory, agreed_at)
  select reservation.organisation_id, reservation.id, 'term', special_term.id,
    row_number() over (partition by reservation.id order by special_term.name), special_term.name, special_term.text,
    special_term.type = 'Mandatory', coalesce(reservation.terms_accepted_at, reservation.submitted_at, reservation.created_at)
  from reservation join special_term
    on special_term.id = any(reservation.accepted_term_ids) and special_term.organisation_id = reservation.organisation_id
  on conflict do nothing`
