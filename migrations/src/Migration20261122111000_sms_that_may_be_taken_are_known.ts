import { Migration } from '@mikro-orm/migrations'

/**
 * The SMS provider forgets after half a day which messages it has, so what it was asked to take without an
 * answer must not go out again by itself after that. Of messages that failed before this was written down the
 * worst is assumed. Expand.
 */
export class Migration20261122111000 extends Migration {
  override up(): void {
    this.addSql('alter table outbox_message add column may_be_taken_since timestamptz')
    this.addSql(`
      update outbox_message set may_be_taken_since = created_at
      where channel = 'sms' and tries > 0 and state in ('pending', 'dead')`)
  }
}
