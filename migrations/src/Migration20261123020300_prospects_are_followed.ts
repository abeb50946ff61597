import { Migration } from '@mikro-orm/migrations'

/**
 * What the platform's people note about a campsite that asked for a demo, and the campsite that it became:
 * one prospect becomes one. Expand.
 */
export class Migration20261123020300 extends Migration {
  override up(): void {
    this.addSql(`
      alter table prospect
        add column organisation_id uuid constraint prospect_becomes_one_campsite unique
          references organisation on delete set null`)
    this.addSql(`
      create table prospect_note (
        id bigint generated always as identity primary key,
        prospect_id uuid not null references prospect on delete cascade,
        at timestamptz not null,
        by text not null,
        text text not null
      )`)
    this.addSql('create index prospect_note_by_prospect on prospect_note (prospect_id, id)')
  }
}
