import type { OrganisationId, ReservationId } from '@camp/domain/shared/ids.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'

/**
 * What a guest agreed to when they reserved, in the words of that moment: a special term, or one version of a
 * document.
 */
export interface Agreement {
  readonly kind: 'term' | 'document'
  /** Of the term or the document, which may be gone by now. */
  readonly sourceId: string
  readonly name: string
  /** Sanitised HTML. */
  readonly text: string
  /** Of a document; terms have none. */
  readonly version: number | null
  readonly isMandatory: boolean
  readonly agreedAt: Temporal.Instant
}

export interface Agreements {
  /** Within the transaction that submits the reservation. The same one again is no fault. */
  record(
    reservation: { readonly id: ReservationId; readonly organisationId: OrganisationId },
    agreements: readonly Agreement[],
  ): Promise<void>
  /** In the order in which they were put to the guest. */
  of(id: ReservationId): Promise<readonly Agreement[]>
}
