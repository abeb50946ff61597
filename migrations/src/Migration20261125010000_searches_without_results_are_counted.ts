import { Migration } from '@mikro-orm/migrations'

/** Rule N5: words and a number for each day, nothing of who searched. Expand. */
export class Migration20261125010000 extends Migration {
  override up(): void {
    this.addSql(`
      create table empty_search (
        day date not null,
        term text not null,
        searches integer not null constraint somebody_searched check (searches > 0),
        constraint counted_once_a_day primary key (day, term)
      )`)
  }
}
