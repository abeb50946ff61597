import { Migration } from '@mikro-orm/migrations'

/**
 * Decision 18. Invoices and credit notes, as they were issued. The database gives each its number: the next
 * of its issuer and kind, under a lock that lasts until the transaction ends, so none is missing and none
 * comes twice. Expand.
 */
export class Migration20261124010000 extends Migration {
  override up(): void {
    this.addSql(tables)
    this.addSql(numbered)
    this.addSql(stays)
  }
}

/** The issuer is an organisation's id, or `platform`. Lines, supplier and reason stand in `facts`. */
const tables = `
  create table paper (
    id bigint generated always as identity primary key,
    issuer text not null,
    kind text not null constraint paper_kind_known check (kind in ('invoice', 'credit-note', 'fee-invoice', 'fee-credit-note')),
    number integer not null,
    source text not null constraint paper_issued_once unique,
    organisation_id uuid not null references organisation,
    reservation_id text references reservation,
    corrects bigint references paper,
    month date,
    issued_at timestamptz not null,
    tax_date date not null,
    currency text not null,
    amount_cents bigint not null constraint paper_says_an_amount check (amount_cents > 0),
    vat_percentage numeric,
    vat_cents bigint not null,
    facts jsonb not null,
    constraint paper_number_once unique (issuer, kind, number),
    constraint fee_papers_are_the_platforms check ((issuer = 'platform') = (kind like 'fee-%')),
    constraint paper_of_a_booking_or_a_month check ((reservation_id is null) = (month is not null)),
    constraint credit_note_corrects_an_invoice check ((kind = 'credit-note') = (corrects is not null))
  );
  create index paper_by_reservation on paper (reservation_id) where reservation_id is not null;
  create index paper_by_organisation on paper (organisation_id, month) where month is not null;
  create index paper_by_corrected on paper (corrects) where corrects is not null`

/** What was issued before is not issued again: the row is left out. A credit never passes its invoice. */
const numbered = `
  create function number_paper() returns trigger language plpgsql as $$
  declare
    left_over bigint;
  begin
    perform pg_advisory_xact_lock(hashtext('camp.paper:' || new.issuer || ':' || new.kind));
    if exists (select from paper where source = new.source) then
      return null;
    end if;
    if new.corrects is not null then
      select invoice.amount_cents - coalesce((select sum(amount_cents) from paper where corrects = invoice.id), 0) into left_over
        from paper invoice where invoice.id = new.corrects and invoice.kind = 'invoice' and invoice.issuer = new.issuer
          and invoice.reservation_id = new.reservation_id;
      if new.amount_cents > coalesce(left_over, 0) then
        raise exception 'a credit note takes back more than its invoice' using errcode = 'integrity_constraint_violation',
          table = 'paper', constraint = 'credit_within_its_invoice';
      end if;
    end if;
    select coalesce(max(number), 0) + 1 into new.number from paper where issuer = new.issuer and kind = new.kind;
    return new;
  end $$;
  create trigger paper_is_numbered before insert on paper for each row execute function number_paper()`

const stays = `
  create trigger paper_is_append_only before update or delete on paper
    for each statement execute function refuse_change_of_money()`
