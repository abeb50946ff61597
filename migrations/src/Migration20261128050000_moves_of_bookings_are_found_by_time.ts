import { Migration } from '@mikro-orm/migrations'

/**
 * The audit log reads what befell bookings by time, from the tables in which it stands, and settings by their
 * id. Expand.
 */
export class Migration20261128050000 extends Migration {
  override isTransactional(): boolean {
    return false
  }

  override up(): void {
    for (const [table, column] of found) {
      this.addSql(`create index concurrently if not exists ${table}_by_${column} on ${table} (${column})`)
    }
  }
}

const found = [
  ['audit_entry', 'subject'],
  ['reservation_status_history', 'at'],
  ['reservation_amendment', 'at'],
  ['reservation_amendment', 'undone_at'],
  ['payment', 'at'],
  ['payment_dispute', 'opened_at'],
  ['payment_dispute', 'closed_at'],
  ['desk_entry', 'at'],
  ['paper', 'issued_at'],
  ['paper', 'organisation_id'],
  ['ledger_journal', 'at'],
] as const
