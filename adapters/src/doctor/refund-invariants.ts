import { sql } from 'kysely'
import { kindsComingIn } from '../payments/kinds-coming-in.ts'
import type { InvariantQuery } from './invariant-query.ts'

export const refundInvariants: readonly InvariantQuery[] = [
  {
    id: 'I12',
    promise: 'Of no payment goes back, or is promised back, more than came in, and what is promised back is still here',
    hint: 'Compare the refund tasks of the payment with its rows and with the gateway before anything more is paid',
    violations: sql`
      with came as (
        select payment_attempt_id as id,
          sum(case when kind = 'capture' then amount_cents else 0 end) as captured,
          sum(case when kind = 'capture' then 0 when kind in (${kindsComingIn}) then -amount_cents else amount_cents end) as gone
        from payment where payment_attempt_id is not null group by payment_attempt_id
      ),
      promised as (
        select payment_attempt_id as id, sum(amount_cents) as cents from refund_task
        where payment_attempt_id is not null and state <> 'done' group by payment_attempt_id
      )
      select 'attempt ' || coalesce(came.id, promised.id) as key
      from came full join promised on promised.id = came.id
      where coalesce(gone, 0) + coalesce(cents, 0) > coalesce(captured, 0)
      union all
      select 'refunds of ' || reservation.id from reservation
      where amount_paid_cents < (select coalesce(sum(amount_cents), 0) from refund_task
        where refund_task.reservation_id = reservation.id and state <> 'done')`,
  },
]
