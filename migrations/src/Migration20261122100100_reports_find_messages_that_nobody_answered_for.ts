import { Migration } from '@mikro-orm/migrations'

/**
 * A provider that gave no answer may still report, with our own id for the message instead of one that we
 * know. Expand.
 */
export class Migration20261122100100 extends Migration {
  override up(): void {
    this.addSql('alter table early_delivery_report add column message_id text')
    this.addSql(
      'create index early_delivery_report_by_message on early_delivery_report (message_id) where message_id is not null',
    )
  }
}
