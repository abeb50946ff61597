import { Migration } from '@mikro-orm/migrations'

/** A document that the platform's people uploaded: judged, then imported while they watch. Expand. */
export class Migration20261124020000 extends Migration {
  override up(): void {
    this.addSql(`
      create table import_run (
        id uuid primary key,
        file_name text not null,
        uploaded_at timestamptz not null,
        state text not null default 'checked' constraint import_run_state_known
          check (state in ('checked', 'running', 'done', 'failed')),
        outcomes jsonb not null,
        document jsonb,
        done integer not null default 0,
        moved_at timestamptz not null,
        constraint import_run_document_until_done check ((document is null) = (state = 'done'))
      )`)
    this.addSql('create index import_run_by_time on import_run (uploaded_at)')
  }
}
