import { Migration } from '@mikro-orm/migrations'

/** Messages that have left and devices that nobody signs in from any more are forgotten by age. Expand. */
export class Migration20261201013000 extends Migration {
  override isTransactional(): boolean {
    return false
  }

  override up(): void {
    this.addSql(`
      create index concurrently if not exists written_message_by_end on written_message (ended_at) where ended_at is not null`)
    this.addSql('create index concurrently if not exists known_device_by_seen_at on known_device (seen_at)')
  }
}
