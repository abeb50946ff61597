import { Migration } from '@mikro-orm/migrations'

/** An e-mail that came in names its sender, as an SMS has its number. Expand. */
export class Migration20261128070300 extends Migration {
  override up(): void {
    this.addSql('alter table conversation_message add column from_address text')
  }

  override down(): void {
    this.addSql('alter table conversation_message drop column from_address')
  }
}
