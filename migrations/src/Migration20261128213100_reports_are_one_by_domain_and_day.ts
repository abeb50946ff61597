import { Migration } from '@mikro-orm/migrations'

/**
 * Reporters may use an id again, for another of our domains or another day. The constraint keeps its name, by
 * which the release before asks for it. Expand.
 */
export class Migration20261128213100 extends Migration {
  override isTransactional(): boolean {
    return false
  }

  override up(): void {
    this.addSql(`
      create unique index concurrently if not exists dmarc_report_once on dmarc_report (org_name, report_id, domain, begin_at)`)
    this.addSql(`
      alter table dmarc_report drop constraint dmarc_report_kept_once,
        add constraint dmarc_report_kept_once unique using index dmarc_report_once`)
  }
}
