import { Migration } from '@mikro-orm/migrations'

/**
 * What a reservation was before and after each amendment, quotes included: what staff read, and what an undo
 * restores. Guests are in it by number and age alone. Expand.
 */
export class Migration20261122090100 extends Migration {
  override up(): void {
    this.addSql(`
      create table reservation_amendment (
        id uuid primary key,
        organisation_id uuid not null references organisation,
        reservation_id text not null,
        position bigint generated always as identity,
        at timestamptz not null,
        by text not null,
        reason text,
        currency text not null,
        before jsonb not null,
        after jsonb not null,
        undone_at timestamptz,
        undone_by text,
        constraint undone_amendment_says_when_and_by_whom check (num_nonnulls(undone_at, undone_by) in (0, 2)),
        foreign key (organisation_id, reservation_id) references reservation (organisation_id, id) on delete cascade
      );
      create index reservation_amendment_by_reservation on reservation_amendment (reservation_id, position)`)
  }
}
