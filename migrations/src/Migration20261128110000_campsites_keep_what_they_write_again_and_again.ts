import { Migration } from '@mikro-orm/migrations'

/** Texts with fields that each booking fills. Nothing of what may be booked hangs on them. Expand. */
export class Migration20261128110000 extends Migration {
  override up(): void {
    this.addSql(`
      create table saved_text (
        id uuid primary key default gen_random_uuid(),
        organisation_id uuid not null references organisation on delete cascade,
        row_version integer not null default 1,
        name text not null,
        text text not null,
        constraint saved_text_name_unique unique (organisation_id, name)
      )`)
    this.addSql(
      'create trigger saved_text_row_version_moves before update on saved_text for each row execute function move_row_version()',
    )
  }

  override down(): void {
    this.addSql('drop table saved_text')
  }
}
