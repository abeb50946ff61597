import { Migration } from '@mikro-orm/migrations'

/**
 * Decision 0013: whoever notifies holds a lock of the whole server until its commit is on the disk, so holds
 * committed one after the other. Readers look at the log ten times a second and more without being told. The
 * release before this one does so too, while it hears nothing.
 */
export class Migration20261130144500 extends Migration {
  override up(): void {
    this.addSql('drop trigger if exists change_log_wakes_listeners on change_log')
    this.addSql('drop function if exists wake_change_listeners()')
  }
}
