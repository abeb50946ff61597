import { Migration } from '@mikro-orm/migrations'

/**
 * What a picture shows, in its owner's words, by the picture's key: one text wherever the organisation shows
 * it. The row's own trigger moves the catalogue's version. Expand.
 */
export class Migration20261122115000 extends Migration {
  override up(): void {
    this.addSql(`
      alter table organisation add column picture_texts jsonb not null default '{}'
        constraint picture_texts_are_an_object check (jsonb_typeof(picture_texts) = 'object')`)
  }
}
