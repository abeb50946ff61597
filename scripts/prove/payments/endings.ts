import type { ProofShop } from './proof-shop.ts'

/** Where a reservation stands in the database, with its money and what its guest was told by e-mail. */
export interface StoredEnding {
  readonly id: string
  readonly status: string
  readonly amountPaid: number
  readonly captures: number
  readonly captured: number
  /** Open or done, of money that came too late. */
  readonly refundTasks: number
  readonly attempts: readonly string[]
  readonly told: readonly string[]
}

export async function endingsOf(shop: ProofShop): Promise<ReadonlyMap<string, StoredEnding>> {
  const rows = await shop.rows<StoredEnding>(`
    select reservation.id, reservation.status, amount_paid_cents as "amountPaid",
      (select count(*)::int from payment where reservation_id = reservation.id and kind = 'capture') as captures,
      (select coalesce(sum(amount_cents), 0)::int from payment
        where reservation_id = reservation.id and kind = 'capture') as captured,
      (select count(*)::int from refund_task where reservation_id = reservation.id) as "refundTasks",
      array(select state from payment_attempt where reservation_id = reservation.id order by created_at) as attempts,
      array(select event from outbox_message where reservation_id = reservation.id and channel = 'email' order by created_at)
        as told
    from reservation`)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Names of the doctor's invariants that the proof has left broken. */
export async function brokenInvariants(shop: ProofShop): Promise<readonly string[]> {
  const checks = await shop.useCases().runDoctor.execute()
  return checks.filter(({ violations }) => violations > 0).map(({ id, examples }) => `${id} (${examples.join('; ')})`)
}
