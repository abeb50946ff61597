import type { PaperKind } from '@camp/domain/invoices/paper-kind.ts'
import type { OrganisationId, ReservationId } from '@camp/domain/shared/ids.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'

export type PaperId = string & { readonly paperId?: never }

/** Who writes a paper, or whom it is for, as it stood then. */
export interface PaperParty {
  readonly name: string
  readonly addressLines: readonly string[]
  readonly email: string | null
  readonly phone: string | null
  readonly vatNumber: string | null
  readonly registrationNumber: string | null
}

/** Of guests' papers with VAT inside, in cents. */
export type GuestPaperLine =
  | {
      readonly kind: 'plot'
      readonly plotName: string
      readonly siteName: string
      readonly numberOfAdults: number
      readonly numberOfPensioners: number
      readonly childrenAges: readonly number[]
      readonly discountName: string | null
      readonly cents: number
    }
  /** Of a cancelled stay what is kept; what a change of the booking added; what a credit note takes back. */
  | { readonly kind: 'kept' | 'change' | 'credit'; readonly cents: number }

/** Of papers for fees, VAT beside it; below zero where it goes back. */
export interface FeeLine {
  readonly kind: 'booking-fee' | 'fee-credit' | 'admin-fee'
  /** Of the booking; none of an admin fee. */
  readonly reference: string | null
  readonly cents: number
  readonly vatCents: number
  readonly vatPercentage: number
}

/** Plain JSON, as it is kept. A guest is not in it: people can be erased, papers not. */
export interface PaperFacts {
  readonly supplier: PaperParty
  readonly customer: PaperParty | null
  readonly booking: { readonly reference: string; readonly arrival: string; readonly departure: string } | null
  readonly lines: readonly (GuestPaperLine | FeeLine)[]
  /** Of a credit note: the invoice that it corrects, and why. */
  readonly corrects: { readonly label: string; readonly reason: 'cancelled' | 'changed' } | null
}

export interface NewPaper {
  readonly kind: PaperKind
  readonly issuer: OrganisationId | 'platform'
  readonly organisationId: OrganisationId
  readonly reservationId: ReservationId | null
  readonly month: Temporal.PlainYearMonth | null
  /** What it is about: the same is issued once. */
  readonly source: string
  readonly corrects: PaperId | null
  readonly issuedAt: Temporal.Instant
  readonly taxDate: Temporal.PlainDate
  /** Above zero, of every kind; VAT inside. */
  readonly amount: Money
  /** Null where the issuer is not registered, or several rates are on it. */
  readonly vatPercentage: number | null
  readonly vat: Money
  readonly facts: PaperFacts
}

/** As it was issued; it stays so. */
export interface Paper extends NewPaper {
  readonly id: PaperId
  /** `INV-000042`: without a gap among those of its issuer and kind. */
  readonly label: string
}

/** As whom the booking's papers are addressed to now. */
export interface PaperGuest {
  readonly name: string
  readonly email: string
  readonly addressLines: readonly string[]
  readonly vatNumber: string | null
}

/** With whom the guest was, and is. */
export interface PrintedPaper {
  readonly paper: Paper
  readonly guest: PaperGuest | null
  /** In which the day of issue is written. */
  readonly timezone: string
}
