import { sql } from 'kysely'
import { kindsComingIn } from '../payments/kinds-coming-in.ts'
import type { InvariantQuery } from './invariant-query.ts'

export const ledgerInvariants: readonly InvariantQuery[] = [
  {
    id: 'I14',
    promise:
      'Every journal of the ledger balances, every payment stands in it as it moved, each guest has there what was paid, campsites earned of each stay no more than came in, and on each voucher is what its payments left',
    hint: 'The database writes the ledger by itself: ask who changed its triggers or restored a part of a backup',
    violations: sql`
      select 'journal ' || journal.id as key from ledger_journal journal
      left join ledger_entry entry on entry.journal_id = journal.id
      group by journal.id having count(entry.journal_id) <> journal.entry_count or coalesce(sum(entry.amount_cents), 0) <> 0
        or (journal.kind = 'earned' and journal.reservation_id is null)
      union all
      select 'payment ' || payment.id from payment
      left join ledger_journal journal on journal.source = 'payment:' || payment.id
      left join ledger_entry entry on entry.journal_id = journal.id
        and entry.account = account_of_money(payment.method)
      where entry.amount_cents is distinct from
        case when payment.kind in (${kindsComingIn}) then payment.amount_cents else -payment.amount_cents end
      union all
      select 'guest of ' || reservation.id from reservation
      left join (
        select journal.reservation_id, sum(entry.amount_cents) filter (where journal.kind <> 'earned') as cents,
          sum(entry.amount_cents) filter (where journal.kind = 'earned') as earned,
          -sum(entry.amount_cents) filter (where journal.kind <> 'earned' and entry.amount_cents < 0) as came
        from ledger_journal journal join ledger_entry entry on entry.journal_id = journal.id
        where entry.account = 'guest' group by journal.reservation_id
      ) as held on held.reservation_id = reservation.id
      where amount_paid_cents <> -coalesce(held.cents, 0) or coalesce(held.earned, 0) > coalesce(held.came, 0)
      union all
      select 'voucher ' || voucher.id from credit_voucher voucher
      left join payment on payment.voucher_id = voucher.id
      group by voucher.id having balance_cents <> coalesce(sum(
        case when payment.kind in (${kindsComingIn}) then -payment.amount_cents else payment.amount_cents end), 0)`,
  },
  {
    id: 'I15',
    promise:
      'Every payout is the sum of its lines of the ledger, stands in its bank file and, once paid, in the ledger; no number of a paper is missing',
    hint: 'Do not send the bank file; ask who changed the tables of payouts or papers, or restored a part of a backup',
    violations: sql`
      select 'payout ' || payout.reference as key from payout
        join payout_run on payout_run.id = payout.run_id
        left join ledger_journal journal on journal.source = 'payout:' || payout.id
        left join ledger_entry bank on bank.journal_id = journal.id and bank.account = 'bank'
        left join ledger_journal back on back.source = 'payout-returned:' || payout.id
        left join ledger_entry returned on returned.journal_id = back.id and returned.account = 'bank'
      where strpos(file, 'P,' || reference || ',') = 0
        or strpos(substr(file, strpos(file, 'P,' || reference || ',')), ',' || to_char(payout.amount_cents / 100.0, 'FM999999999990.00') || E'\\r\\n') = 0
        or (paid_at is not null and bank.amount_cents is distinct from -payout.amount_cents)
        or (paid_at is null and journal.id is not null)
        or returned.amount_cents is distinct from
          case when paid_at is not null and returned_at is not null then payout.amount_cents end
        or (returned_at is null and payout.amount_cents <> coalesce((
          select -sum(entry.amount_cents) from payout_entry line
            join ledger_entry entry on entry.journal_id = line.journal_id and entry.position = line.position
          where line.payout_id = payout.id and entry.account = 'campsite'), 0))
      union all
      select 'bank file ' || payout_run.id from payout_run
      where split_part(substr(file, strpos(file, E'\\r\\nT,') + 4), ',', 2)::numeric * 100 <>
        (select sum(amount_cents) from payout where run_id = payout_run.id)
        or left(split_part(substr(file, strpos(file, E'\\r\\nT,') + 4), ',', 3), 64) <>
          encode(sha256(convert_to(substr(file, 1, strpos(file, E'\\r\\nT,') + 1), 'UTF8')), 'hex')
      union all
      select 'papers of ' || issuer || ': ' || kind from paper
      group by issuer, kind having count(*) <> max(number) or min(number) <> 1`,
  },
]
