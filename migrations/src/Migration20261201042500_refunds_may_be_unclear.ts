import { Migration } from '@mikro-orm/migrations'

/**
 * A refund for which the gateway was asked and of which nobody knows whether it went out is told from one
 * that staff surely have to pay. Expand.
 */
export class Migration20261201042500 extends Migration {
  override up(): void {
    this.addSql('alter table refund_task add column is_unclear boolean not null default false')
  }
}
