import { randomUUID } from 'node:crypto'
import type { DisputeEnding, DisputeRecords, PaymentDispute } from '@camp/application/payments/payment-disputes.ts'
import type { OrganisationId, ReservationId } from '@camp/domain/shared/ids.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { databaseOf } from '../postgres/typed-database.ts'
import { toDispute, toDisputeRow } from './payment-mappers.ts'

type Refunded = Parameters<DisputeRecords['lessenDispute']>[1]

interface Moved {
  readonly kind: 'chargeback' | 'chargeback-correction' | 'chargeback-reversal'
  readonly at: Temporal.Instant
}

export class PostgresDisputes implements DisputeRecords {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async openDispute(dispute: PaymentDispute): Promise<void> {
    await databaseOf(this.#em).insertInto('payment_dispute').values(toDisputeRow(dispute)).execute()
    await this.#move(dispute, dispute.taken, { kind: 'chargeback', at: dispute.openedAt })
  }

  async lessenDispute(lessened: PaymentDispute, { amount, at }: Refunded): Promise<void> {
    await this.#setAmounts(lessened)
    await this.#move(lessened, amount, { kind: 'chargeback-correction', at })
  }

  async widenDispute(widened: PaymentDispute, { amount, at }: Refunded): Promise<void> {
    await this.#setAmounts(widened)
    await this.#move(widened, amount, { kind: 'chargeback', at })
  }

  async closeDispute(dispute: PaymentDispute, ending: DisputeEnding): Promise<void> {
    const { numUpdatedRows } = await databaseOf(this.#em)
      .updateTable('payment_dispute')
      .set({ state: ending.state, closed_at: ending.closedAt.toString(), closed_by: ending.closedBy, note: ending.note })
      .where('id', '=', dispute.id)
      .where('state', '=', 'open')
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) throw new Error('a dispute was closed that is not open')
    if (ending.state === 'won') await this.#move(dispute, dispute.taken, { kind: 'chargeback-reversal', at: ending.closedAt })
  }

  async disputesOf(reservationId: ReservationId): Promise<readonly PaymentDispute[]> {
    const rows = await this.#disputes().where('reservation_id', '=', reservationId).execute()
    return rows.map(toDispute)
  }

  async findDisputeForChange(id: string): Promise<PaymentDispute | undefined> {
    const row = await this.#disputes().where('id', '=', id).forUpdate().executeTakeFirst()
    return row && toDispute(row)
  }

  async openDisputes(of: OrganisationId | 'all', limit: number): Promise<readonly PaymentDispute[]> {
    const open = this.#disputes().where('state', '=', 'open').limit(limit)
    const rows = await (of === 'all' ? open : open.where('organisation_id', '=', of)).execute()
    return rows.map(toDispute)
  }

  /** The oldest first. */
  #disputes() {
    return databaseOf(this.#em).selectFrom('payment_dispute').selectAll().orderBy('opened_at').orderBy('id')
  }

  async #setAmounts({ id, taken, owedBack, goingBack }: PaymentDispute): Promise<void> {
    await databaseOf(this.#em)
      .updateTable('payment_dispute')
      .set({ taken_cents: taken.cents, owed_back_cents: owedBack?.cents ?? null, going_back_cents: goingBack.cents })
      .where('id', '=', id)
      .execute()
  }

  async #move(dispute: PaymentDispute, amount: Money, { kind, at }: Moved): Promise<void> {
    const { organisationId, reservationId, paymentAttemptId } = dispute
    if (!amount.isPositive) return
    await databaseOf(this.#em)
      .insertInto('payment')
      .values({
        id: randomUUID(),
        organisation_id: organisationId,
        reservation_id: reservationId,
        payment_attempt_id: paymentAttemptId,
        kind,
        amount_cents: amount.cents,
        currency: amount.currency,
        at: at.toString(),
      })
      .execute()
  }
}
