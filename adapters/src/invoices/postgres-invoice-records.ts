import type { SupplierNumbers } from '@camp/application/invoices/invoice.ts'
import type { InvoicedPayment, InvoiceRecords } from '@camp/application/invoices/invoice-records.ts'
import type { InvoiceRecipient } from '@camp/domain/invoices/invoice-recipient.ts'
import type { OrganisationId, ReservationId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { databaseOf } from '../postgres/typed-database.ts'

export class PostgresInvoiceRecords implements InvoiceRecords {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async supplierNumbers(organisationId: OrganisationId): Promise<SupplierNumbers> {
    const numbers = await databaseOf(this.#em)
      .selectFrom('organisation')
      .select(({ fn, val }) => [
        fn<string | null>('nullif', [fn('trim', ['vat_number']), val('')]).as('vatNumber'),
        fn<string | null>('nullif', [fn('trim', ['registration_number']), val('')]).as('registrationNumber'),
      ])
      .where('id', '=', organisationId)
      .executeTakeFirst()
    return numbers ?? { vatNumber: null, registrationNumber: null }
  }

  async recipientOf(reservationId: ReservationId): Promise<InvoiceRecipient | null> {
    const row = await databaseOf(this.#em)
      .selectFrom('invoice_recipient')
      .select(['name', 'address_lines', 'vat_number'])
      .where('reservation_id', '=', reservationId)
      .executeTakeFirst()
    return row ? { name: row.name, addressLines: row.address_lines, vatNumber: row.vat_number } : null
  }

  async keepRecipient(reservationId: ReservationId, { name, addressLines, vatNumber }: InvoiceRecipient): Promise<void> {
    const said = { name, address_lines: addressLines, vat_number: vatNumber }
    await databaseOf(this.#em)
      .insertInto('invoice_recipient')
      .values({ reservation_id: reservationId, name, address_lines: addressLines, vat_number: vatNumber })
      .onConflict((conflict) => conflict.column('reservation_id').doUpdateSet(said))
      .execute()
  }

  async paymentsOf(reservationId: ReservationId): Promise<readonly InvoicedPayment[]> {
    const rows = await databaseOf(this.#em)
      .selectFrom('payment')
      .leftJoin('payment_attempt as attempt', 'attempt.id', 'payment.payment_attempt_id')
      .leftJoin('payment as reversal', 'reversal.reversed_payment_id', 'payment.id')
      .select(['payment.kind', 'payment.at', 'payment.paid_on', 'payment.amount_cents', 'payment.currency'])
      .select('reversal.id as reversal_id')
      .select(['attempt.method_brand', 'attempt.method_last4'])
      .where('payment.reservation_id', '=', reservationId)
      .orderBy('payment.at')
      .orderBy('payment.id')
      .execute()
    return rows.map(({ kind, at, paid_on, reversal_id, amount_cents, currency, method_brand: brand, method_last4: last4 }) => ({
      kind,
      at: Temporal.Instant.from(at),
      paidOn: paid_on === null ? undefined : Temporal.PlainDate.from(paid_on),
      isReversed: reversal_id !== null,
      amount: Money.cents(amount_cents, currency),
      method: brand === null ? null : { brand, last4 },
    }))
  }
}
