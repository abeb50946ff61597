import { Migration } from '@mikro-orm/migrations'

/**
 * An undo tells whoever was told of the change. What is there already is read from the messages that were
 * written. Expand.
 */
export class Migration20261125050000 extends Migration {
  override up(): void {
    this.addSql(`
      alter table reservation_amendment add column is_guest_told boolean not null default true;
      update reservation_amendment set is_guest_told = exists (
        select from outbox_message as told
        where told.reservation_id = reservation_amendment.reservation_id and told.event = 'moved'
          and told.occurrence = reservation_amendment.id::text and told.state <> 'skipped')`)
  }
}
