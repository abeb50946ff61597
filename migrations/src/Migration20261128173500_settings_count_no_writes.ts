import { Migration } from '@mikro-orm/migrations'

/**
 * Decision 46. The release before judges settings by what was shown, and neither reads nor writes the count
 * of a row's writes. Each table by itself, so that a migration that waits for one keeps nobody from another.
 * Contract.
 */
export class Migration20261128173500 extends Migration {
  override isTransactional(): boolean {
    return false
  }

  override up(): void {
    for (const table of counted) {
      this.addSql(`drop trigger if exists ${table}_row_version_moves on ${table}`)
      this.addSql(`alter table ${table} drop column if exists row_version`)
    }
    this.addSql('drop function if exists move_row_version()')
  }
}

const counted = [
  'site',
  'plot',
  'payment_rule',
  'special_term',
  'document',
  'plot_calendar_feed',
  'saved_text',
  'whatsapp_template',
] as const
