import type { PaperKind } from '@camp/domain/invoices/paper-kind.ts'
import type { OrganisationId, ReservationId } from '@camp/domain/shared/ids.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { ListedPage, Listing } from '../shared/listing.ts'
import type { PaperId } from './paper.ts'

export const paperSorts = ['issuedAt', 'amount', 'campsite'] as const
export type PaperSort = (typeof paperSorts)[number]

export interface ListedPaper {
  readonly id: PaperId
  readonly kind: PaperKind
  readonly label: string
  readonly issuedAt: Temporal.Instant
  readonly taxDate: Temporal.PlainDate
  readonly organisationSlug: string
  readonly organisationName: string
  readonly reservationId: ReservationId | null
  /** Of the booking; null of a paper for fees. */
  readonly reference: string | null
  /** Whom the booking's papers are addressed to; null where the list names no guests, and of fees. */
  readonly guestName: string | null
  /** Of a paper for fees. */
  readonly month: Temporal.PlainYearMonth | null
  /** The invoice that a credit note takes back from. */
  readonly correctedLabel: string | null
  /** Above zero, of every kind. */
  readonly amount: Money
  readonly vat: Money
}

/**
 * Of what a list found, over all of its pages; credit notes count below zero. What guests owe a campsite and
 * what it owes the platform are no one sum.
 */
export interface PaperSum {
  readonly of: 'guests' | 'fees'
  readonly invoiced: Money
  readonly credited: Money
  /** What is left. */
  readonly total: Money
  readonly vat: Money
}

export interface PaperFilter {
  readonly kind: PaperKind | null
  /** First and last day of tax; null: any. */
  readonly from: Temporal.PlainDate | null
  readonly to: Temporal.PlainDate | null
}

export interface PaperQuery extends Listing<PaperSort>, PaperFilter {
  /** Its own papers and what the platform invoiced it, guests named; null: everybody's, guests not named. */
  readonly organisationId: OrganisationId | null
}

export interface FoundPapers extends ListedPage<ListedPaper> {
  /** Of guests, then of fees, one for each currency by its code; none where nothing was found. */
  readonly sums: readonly PaperSum[]
}

/** Every invoice and credit note that was issued. */
export interface PaperLists {
  list(query: PaperQuery): Promise<FoundPapers>
}
