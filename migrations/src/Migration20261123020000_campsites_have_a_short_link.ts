import { Migration } from '@mikro-orm/migrations'

/**
 * The short link of a campsite, `/c/{short id}`, for signs and papers: it stays when the name in the address
 * changes. Letters and digits that nobody confuses; the database gives one to every campsite, whoever writes
 * it. A code carries no right, so that guessing one is worth nothing. Expand.
 */
export class Migration20261123020000 extends Migration {
  override up(): void {
    this.addSql(`
      create function new_short_id() returns text language sql volatile as $$
        select string_agg(substr('23456789abcdefghjkmnpqrstvwxyz', 1 + floor(random() * 30)::int, 1), '')
        from generate_series(1, 8)
      $$`)
    this.addSql('update organisation set short_unique_id = new_short_id() where short_unique_id is null')
    this.addSql(`
      alter table organisation
        alter column short_unique_id set default new_short_id(),
        alter column short_unique_id set not null`)
  }
}
