import { Migration } from '@mikro-orm/migrations'

/**
 * The local mailbox shows everybody what guests would get. Delivery reports change a message's state, so the
 * state cannot say which messages stayed on the machine. Expand.
 */
export class Migration20261122102100 extends Migration {
  override up(): void {
    this.addSql('alter table communication_history add column stays_local boolean not null default false')
    this.addSql("update communication_history set stays_local = true where delivery_state = 'delivered-locally'")
    this.addSql('create index communication_history_of_mailbox on communication_history (sent_at desc) where stays_local')
  }
}
