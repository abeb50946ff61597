import type { SupplierNumbers } from '@camp/application/invoices/invoice.ts'
import type { InvoiceRecords, RecordedPayment } from '@camp/application/invoices/invoice-records.ts'
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
  readonly method_brand: string | null
  readonly method_last4: string | null
}

export class PostgresInvoiceRecords implements InvoiceRecords {
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
      select kind, to_json(at) #>> '{}' as at, payment.amount_cents, payment.currency, method_brand, method_last4
      from payment left join payment_attempt attempt on attempt.id = payment.payment_attempt_id
      where payment.reservation_id = ${reservationId} order by payment.at, payment.id`.execute(this.#em.getKysely())
    return rows.map(({ kind, at, amount_cents, currency, method_brand: brand, method_last4: last4 }) => ({
      kind,
      at: Temporal.Instant.from(at),
      amount: Money.cents(amount_cents, currency),
      method: brand === null ? null : { brand, last4 },
    }))
  }
}
