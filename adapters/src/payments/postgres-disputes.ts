import { randomUUID } from 'node:crypto'
import type { DisputeEnding, DisputeRecords, PaymentDispute } from '@camp/application/payments/payment-disputes.ts'
import type { OrganisationId, ReservationId } from '@camp/domain/shared/ids.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { toDispute, toDisputeRow } from './payment-mappers.ts'
import { PaymentDisputeRow, PaymentRow } from './payment-tables.ts'

const fresh = { disableIdentityMap: true, connectionType: 'write' } as const
const oldestFirst = { openedAt: 'asc', id: 'asc' } as const

export class PostgresDisputes implements DisputeRecords {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async openDispute(dispute: PaymentDispute): Promise<void> {
    await this.#em.insert(PaymentDisputeRow, toDisputeRow(dispute))
    await this.#move(dispute, 'chargeback', dispute.openedAt)
  }

  async closeDispute(dispute: PaymentDispute, ending: DisputeEnding): Promise<void> {
    const closed = await this.#em.nativeUpdate(PaymentDisputeRow, { id: dispute.id, state: 'open' }, ending)
    if (closed !== 1) throw new Error('a dispute was closed that is not open')
    if (ending.state === 'won') await this.#move(dispute, 'chargeback-reversal', ending.closedAt)
  }

  async disputesOf(reservationId: ReservationId): Promise<readonly PaymentDispute[]> {
    const rows = await this.#em.find(PaymentDisputeRow, { reservationId }, { ...fresh, orderBy: oldestFirst })
    return rows.map(toDispute)
  }

  async findDisputeForChange(id: string): Promise<PaymentDispute | undefined> {
    const row = await this.#em.findOne(PaymentDisputeRow, { id }, { ...fresh, lockMode: LockMode.PESSIMISTIC_WRITE })
    return row ? toDispute(row) : undefined
  }

  async openDisputes(of: OrganisationId | 'all', limit: number): Promise<readonly PaymentDispute[]> {
    const whose = of === 'all' ? {} : { organisationId: of }
    const rows = await this.#em.find(PaymentDisputeRow, { state: 'open', ...whose }, { ...fresh, limit, orderBy: oldestFirst })
    return rows.map(toDispute)
  }

  async #move(dispute: PaymentDispute, kind: 'chargeback' | 'chargeback-reversal', at: Temporal.Instant): Promise<void> {
    const { organisationId, reservationId, paymentAttemptId, taken } = dispute
    if (!taken.isPositive) return
    const money = { amountCents: taken.cents, currency: taken.currency }
    await this.#em.insert(PaymentRow, {
      id: randomUUID(),
      organisationId,
      reservationId,
      paymentAttemptId,
      kind,
      at,
      ...money,
    })
  }
}
