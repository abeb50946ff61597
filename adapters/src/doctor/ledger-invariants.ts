import { sql } from 'kysely'
import type { InvariantQuery } from './invariant-query.ts'

export const ledgerInvariants: readonly InvariantQuery[] = [
  {
    id: 'I14',
    promise:
      'Every journal of the ledger balances, every payment stands in it as it moved, and each guest has there what was paid',
    hint: 'The database writes the ledger by itself: ask who changed its triggers or restored a part of a backup',
    violations: sql`
      select 'journal ' || journal.id as key from ledger_journal journal
      left join ledger_entry entry on entry.journal_id = journal.id
      group by journal.id having count(entry.journal_id) <> journal.entry_count or coalesce(sum(entry.amount_cents), 0) <> 0
      union all
      select 'payment ' || payment.id from payment
      left join ledger_journal journal on journal.source = 'payment:' || payment.id
      left join ledger_entry entry on entry.journal_id = journal.id
        and entry.account = case when payment.method is null then 'gateway' else 'till' end
      where entry.amount_cents is distinct from
        case when payment.kind in ('capture', 'chargeback-reversal') then payment.amount_cents else -payment.amount_cents end
      union all
      select 'guest of ' || reservation.id from reservation
      left join (
        select journal.reservation_id, sum(entry.amount_cents) as cents
        from ledger_journal journal join ledger_entry entry on entry.journal_id = journal.id
        where entry.account = 'guest' and journal.kind <> 'earned' group by journal.reservation_id
      ) as held on held.reservation_id = reservation.id
      where amount_paid_cents <> -coalesce(held.cents, 0)`,
  },
]
