import { Migration } from '@mikro-orm/migrations'

/**
 * Through which door a change came in, and from which network: what was written before says neither. Expand.
 */
export class Migration20261124020100 extends Migration {
  override up(): void {
    this.addSql(`
      alter table audit_entry
        add column door text constraint audit_door_known check (door in ('web', 'command', 'background')),
        add column network text`)
  }
}
