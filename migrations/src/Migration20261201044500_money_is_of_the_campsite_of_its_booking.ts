import { Migration } from '@mikro-orm/migrations'

/**
 * What hangs on a booking or a payment is of the same campsite: each key to it names the campsite too, in the
 * place of the one that did not. What is earned is of a stay. Each table by itself, so that nobody waits for
 * more than one, and so that it may begin anew. Expand.
 */
export class Migration20261201044500 extends Migration {
  override isTransactional(): boolean {
    return false
  }

  override up(): void {
    this.addSql('create unique index concurrently if not exists payment_organisation_id_id_key on payment (organisation_id, id)')
    for (const key of keys) this.addSql(replaced(key))
    this.addSql(`
      alter table ledger_journal drop constraint if exists earned_of_a_stay,
        add constraint earned_of_a_stay check (kind <> 'earned' or reservation_id is not null) not valid`)
    for (const key of keys) this.addSql(`alter table ${key.table} validate constraint ${nameOf(key)}`)
    this.addSql('alter table ledger_journal validate constraint earned_of_a_stay')
    this.addSql('alter table one_time_code validate constraint one_time_code_purpose_check')
  }
}

interface Key {
  readonly table: string
  readonly column: string
  readonly parent: 'reservation' | 'payment'
  readonly goesAlong?: boolean
}

const keys: readonly Key[] = [
  { table: 'ledger_journal', column: 'reservation_id', parent: 'reservation' },
  { table: 'reservation_booking', column: 'reservation_id', parent: 'reservation' },
  { table: 'paper', column: 'reservation_id', parent: 'reservation' },
  { table: 'paper_due', column: 'reservation_id', parent: 'reservation', goesAlong: true },
  { table: 'hti_booking', column: 'reservation_id', parent: 'reservation', goesAlong: true },
  { table: 'payment', column: 'reversed_payment_id', parent: 'payment' },
  { table: 'payment_item', column: 'payment_id', parent: 'payment', goesAlong: true },
  { table: 'bank_statement_line', column: 'payment_id', parent: 'payment' },
]

function nameOf({ table, column }: Key): string {
  return `${table}_organisation_id_${column}_fkey`
}

/** The parent is locked first, as whoever books does. */
function replaced(key: Key): string {
  const { table, column, parent, goesAlong } = key
  return `
    lock table ${parent} in access exclusive mode;
    alter table ${table}
      drop constraint if exists ${nameOf(key)},
      drop constraint if exists ${table}_${column}_fkey,
      add constraint ${nameOf(key)} foreign key (organisation_id, ${column}) references ${parent} (organisation_id, id)
        ${goesAlong ? 'on delete cascade' : ''} not valid`
}
