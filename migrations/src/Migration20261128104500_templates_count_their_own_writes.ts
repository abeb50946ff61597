import { Migration } from '@mikro-orm/migrations'

/**
 * Settings are judged by what was shown, so nobody counts the writes of a template any more; the release
 * before still reads the count. Expand.
 */
export class Migration20261128104500 extends Migration {
  override up(): void {
    this.addSql(`
      create trigger whatsapp_template_row_version_moves before update on whatsapp_template
        for each row execute function move_row_version()`)
  }
}
