import { Migration } from '@mikro-orm/migrations'

/** Hosts, house rules, pets and arriving, each under its own heading on the campsite's page. Expand. */
export class Migration20261128140000 extends Migration {
  override up(): void {
    this.addSql(`
      alter table organisation
        add column about_hosts text,
        add column house_rules text,
        add column about_pets text,
        add column about_arrival text`)
  }

  override down(): void {
    this.addSql(`
      alter table organisation
        drop column about_hosts,
        drop column house_rules,
        drop column about_pets,
        drop column about_arrival`)
  }
}
