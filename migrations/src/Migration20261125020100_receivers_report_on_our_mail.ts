import { Migration } from '@mikro-orm/migrations'

/** What receivers of mail saw in the name of our domain; a report of an organisation is kept once. Expand. */
export class Migration20261125020100 extends Migration {
  override up(): void {
    this.addSql(`
      create table dmarc_report (
        id uuid primary key default gen_random_uuid(),
        org_name text not null,
        report_id text not null,
        domain text not null,
        begin_at timestamptz not null,
        end_at timestamptz not null,
        imported_at timestamptz not null,
        constraint dmarc_report_kept_once unique (org_name, report_id),
        constraint dmarc_report_ends_after_it_begins check (begin_at <= end_at)
      );
      create index dmarc_report_by_time on dmarc_report (begin_at);
      create table dmarc_record (
        report_id uuid not null references dmarc_report on delete cascade,
        position integer not null,
        source_ip text not null,
        message_count integer not null check (message_count >= 0),
        disposition text not null check (disposition in ('none', 'quarantine', 'reject', 'pass')),
        is_dkim_passed boolean not null,
        is_spf_passed boolean not null,
        header_from text not null,
        primary key (report_id, position)
      )`)
  }
}
