import { Migration } from '@mikro-orm/migrations'

/** A booking or change of HTI that was refused: a copy that comes late is refused as it was. Expand. */
export class Migration20261127090000 extends Migration {
  override up(): void {
    this.addSql(`alter table hti_gone add column refusal jsonb -- null: it was cancelled`)
  }

  override down(): void {
    this.addSql(`delete from hti_gone where refusal is not null`)
    this.addSql(`alter table hti_gone drop column refusal`)
  }
}
