import type { SupplierNumbers } from '@camp/application/papers/invoice.ts'
import type { PaperRecords, RecordedPayment } from '@camp/application/papers/paper-records.ts'
import type { OrganisationId, ReservationId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'

interface PaymentRow {
  readonly kind: RecordedPayment['kind']
  readonly at: string
  readonly amount_cents: number
  readonly currency: string
}

export class PostgresPaperRecords implements PaperRecords {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async supplierNumbers(organisationId: OrganisationId): Promise<SupplierNumbers> {
    const { rows } = await sql<SupplierNumbers>`
      select nullif(trim(vat_number), '') as "vatNumber", nullif(trim(registration_number), '') as "registrationNumber"
      from organisation where id = ${organisationId}`.execute(this.#em.getKysely())
    return rows[0] ?? { vatNumber: null, registrationNumber: null }
  }

  async paymentsOf(reservationId: ReservationId): Promise<readonly RecordedPayment[]> {
    const { rows } = await sql<PaymentRow>`
      select kind, to_json(at) #>> '{}' as at, amount_cents, currency
      from payment where reservation_id = ${reservationId} order by payment.at, id`.execute(this.#em.getKysely())
    return rows.map(({ kind, at, amount_cents, currency }) => ({
      ...{ kind, at: Temporal.Instant.from(at), amount: Money.cents(amount_cents, currency) },
    }))
  }
}
