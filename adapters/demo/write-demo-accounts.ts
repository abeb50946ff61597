import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { databaseOf } from '../src/postgres/typed-database.ts'

/** Long enough ago that one person may pay them. */
const daysKnown = 60

/**
 * Two of three demo campsites have a bank account, none of which there is: no bank has this name, and no
 * branch is all zeros. So the demo has a bank file, and campsites whose payout waits for an account. Those
 * without online payment give theirs to their guests.
 */
export async function writeDemoAccounts(em: EntityManager, now: Temporal.Instant): Promise<void> {
  const database = databaseOf(em)
  await sql`
    update organisation set bank_name = 'Demo Bank', bank_account_name = name, bank_branch_code = '000000', bank_account_type = 'cheque',
      bank_account_number = lpad(numbered.number::text, 10, '0'), shows_bank_details = not takes_online_payment
    from (select id, row_number() over (order by slug) as number from organisation where is_demo) as numbered
    where numbered.id = organisation.id and numbered.number % 3 <> 0`.execute(database)
  // The database notes every change of an account as made now.
  const known = now.subtract({ hours: 24 * daysKnown }).toString()
  await sql`
    update organisation set bank_details_changed_at = ${known}::timestamptz, bank_details_announced_at = ${known}::timestamptz
    where is_demo and bank_account_number is not null`.execute(database)
}
