import { Migration } from '@mikro-orm/migrations'

/**
 * Random, made by the process that asks first; a copy of the database for others goes without them. Expand.
 */
export class Migration20261124060000 extends Migration {
  override up(): void {
    this.addSql(`
      create table site_secret (
        name text primary key,
        value text not null,
        made_at timestamptz not null default now()
      )`)
  }
}
