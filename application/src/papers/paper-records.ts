import type { OrganisationId, ReservationId } from '@camp/domain/shared/ids.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { SupplierNumbers } from './invoice.ts'

export interface RecordedPayment {
  readonly kind: 'capture' | 'refund'
  readonly at: Temporal.Instant
  /** Above zero, of either kind. */
  readonly amount: Money
}

/** What a paper says that no page does. */
export interface PaperRecords {
  supplierNumbers(organisationId: OrganisationId): Promise<SupplierNumbers>
  /** The oldest first. */
  paymentsOf(reservationId: ReservationId): Promise<readonly RecordedPayment[]>
}
