import { Migration } from '@mikro-orm/migrations'

/**
 * Who changed what, when, and what it was before: rows that are only ever added. Without foreign keys, since
 * they outlive what they speak of. Expand.
 */
export class Migration20261122090400 extends Migration {
  override up(): void {
    this.addSql(`
      create table audit_entry (
        id bigint generated always as identity primary key,
        at timestamptz not null,
        by text not null,
        organisation_id uuid,
        act text not null,
        subject text not null,
        changes jsonb not null constraint audit_changes_are_a_list check (jsonb_typeof(changes) = 'array')
      )`)
    this.addSql('create index audit_entry_by_organisation on audit_entry (organisation_id, id desc)')
    this.addSql('create index audit_entry_by_time on audit_entry (at)')
    this.addSql(`
      create function refuse_change_of_audit() returns trigger language plpgsql as $$
      begin
        raise exception 'audit entries are never changed';
      end $$`)
    this.addSql(`
      create trigger audit_entry_is_append_only before update or delete on audit_entry
        for each statement execute function refuse_change_of_audit()`)
    this.addSql('alter table organisation add column cancels_overdue_bookings boolean not null default false')
  }
}
