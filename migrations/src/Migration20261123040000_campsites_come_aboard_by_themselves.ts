import { Migration } from '@mikro-orm/migrations'

/**
 * What a campsite that comes aboard and the platform said to each other: rows that are only ever added.
 * Expand.
 */
export class Migration20261123040000 extends Migration {
  override up(): void {
    this.addSql(`
      create table aboard_entry (
        id bigint generated always as identity primary key,
        organisation_id uuid not null references organisation (id) on delete cascade,
        at timestamptz not null,
        by text not null,
        step text not null constraint aboard_step_is_known
          check (step in ('signed-up', 'ready', 'question', 'answer', 'opened')),
        text text not null default ''
      )`)
    this.addSql('create index aboard_entry_by_organisation on aboard_entry (organisation_id, id desc)')
    this.addSql("create index organisation_pending on organisation (id) where status = 'pending'")
  }
}
