import { Migration } from '@mikro-orm/migrations'

/**
 * Providers report on a message by their own id for it, minutes or days after they took it. A report may also
 * come before the provider's yes was noted: it waits in `early_delivery_report` for the message that it is
 * about. Expand.
 */
export class Migration20261122100000 extends Migration {
  override up(): void {
    this.addSql('alter table communication_history add column delivery_state_at timestamptz')
    this.addSql(`
      alter table communication_history add constraint communication_has_delivery_state check (delivery_state in
        ('unanswered', 'accepted', 'sent', 'failed', 'delivered', 'read', 'delivered-locally')) not valid`)
    this.addSql('alter table communication_history validate constraint communication_has_delivery_state')
    this.addSql(`
      create index communication_history_by_provider on communication_history (channel, provider_message_id)
        where provider_message_id is not null`)
    this.addSql('create index communication_history_by_outbox on communication_history (outbox_message_id)')
    this.addSql(`
      create table early_delivery_report (
        channel text not null check (channel in ('email', 'sms', 'app')),
        provider_message_id text not null,
        state text not null check (state in ('accepted', 'sent', 'delivered', 'read', 'failed')),
        error text,
        at timestamptz not null,
        received_at timestamptz not null,
        constraint early_delivery_report_once primary key (channel, provider_message_id, state)
      )`)
    this.addSql('create index early_delivery_report_by_time on early_delivery_report (received_at)')
  }
}
