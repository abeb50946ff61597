import { Migration } from '@mikro-orm/migrations'

/**
 * The campsites whose name or town is like a text, written as `search_form` writes it: by the indexes of
 * their trigrams, which compare with a threshold of the session alone, so that the function brings its own.
 * Expand.
 */
export class Migration20261130014500 extends Migration {
  override up(): void {
    this.addSql(`
      create function organisations_called_like(wanted text) returns setof uuid
        language sql stable set pg_trgm.word_similarity_threshold = 0.45 as $$
        select id from organisation
        where wanted <> '' and status = 'active'
          and (wanted <% search_name or search_name like wanted || '%' or search_name like '% ' || wanted || '%'
            or wanted <% search_city or search_city like wanted || '%' or search_city like '% ' || wanted || '%')
      $$`)
  }
}
