import { sql } from 'kysely'
import { kindsComingIn } from '../payments/kinds-coming-in.ts'
import type { InvariantQuery } from './invariant-query.ts'

export const moneyInvariants: readonly InvariantQuery[] = [
  {
    id: 'I3',
    promise:
      'What a reservation has paid is its captured payments minus refunds and what banks took back, never negative, and above what is due only with an open refund task',
    hint: 'Compare the payment rows of the reservation with its amount paid and with the ledger of the gateway',
    violations: sql`
      select reservation.id as key
      from reservation
      left join (
        select reservation_id, sum(case when kind in (${kindsComingIn}) then amount_cents else -amount_cents end) as moved
        from payment group by reservation_id
      ) as money on money.reservation_id = reservation.id
      where amount_paid_cents <> coalesce(moved, 0)
        or amount_paid_cents < 0
        or (amount_paid_cents > amount_due_cents
          and not exists (select from refund_task where refund_task.reservation_id = reservation.id and refund_task.state <> 'done'))`,
  },
  {
    id: 'I4',
    promise: 'The nights add up to the price of the plot, the plots to the amount due, and what is due at first is a part of it',
    hint: 'Compare the stored quotes of the reservation with its nights; nothing may be rounded after the night',
    violations: sql`
      select reserved.reservation_id || ' ' || reserved.plot_name as key
      from reservation_plot reserved
      where total_cents <> (select coalesce(sum(price_cents), 0) from reservation_night night
        where night.reservation_id = reserved.reservation_id and night.plot_id = reserved.plot_id)
      union all
      select id from reservation
      where amount_due_cents <> (select coalesce(sum(total_cents), 0) from reservation_plot where reservation_id = reservation.id)
        or amount_due_up_front_cents not between 0 and amount_due_cents`,
  },
  {
    id: 'I7',
    promise:
      'Every payment of the gateway stands here exactly once, every successful attempt has its payment, of its booking and its amount, and what a payment paid for adds up to it',
    hint: 'Ask the gateway for this payment, and record it or open a refund task',
    violations: sql`
      select 'payment ' || gateway_payment_id as key from payment
      where gateway_payment_id is not null group by gateway_payment_id having count(*) > 1
      union all
      select 'attempt ' || id from payment_attempt attempt
      where state = 'successful'
        and not exists (select from payment where kind = 'capture' and payment_attempt_id = attempt.id)
        and not exists (select from refund_task where payment_attempt_id = attempt.id and state = 'open')
      union all
      select 'items of ' || payment.id from payment join payment_item item on item.payment_id = payment.id
      group by payment.id having sum(item.amount_cents) <> payment.amount_cents or payment.kind <> 'capture'
      union all
      select payment.kind || ' ' || payment.id || ' of attempt ' || attempt.id
      from payment join payment_attempt attempt on attempt.id = payment.payment_attempt_id
      where attempt.reservation_id <> payment.reservation_id
        or (payment.kind = 'capture'
          and (attempt.amount_cents <> payment.amount_cents or attempt.state not in ('successful', 'charged-back')))
      union all
      select payment.kind || ' ' || payment.id || ' of payment ' || undone.id
      from payment join payment undone on undone.id = payment.reversed_payment_id
      where undone.reservation_id <> payment.reservation_id or undone.amount_cents <> payment.amount_cents
      union all
      select 'refund task ' || task.id || ' of attempt ' || attempt.id
      from refund_task task join payment_attempt attempt on attempt.id = task.payment_attempt_id
      where attempt.reservation_id <> task.reservation_id
      union all
      select 'dispute ' || dispute.id || ' of attempt ' || attempt.id
      from payment_dispute dispute join payment_attempt attempt on attempt.id = dispute.payment_attempt_id
      where attempt.reservation_id <> dispute.reservation_id`,
  },
]
