import type { OrganisationId, PlotId } from '@camp/domain/shared/ids.ts'

/** What every night costs, in cents. */
export const reportedNightPrice = 40_000

/** What happened, as plain as a report can be told it; moments are texts in UTC, amounts are cents. */
export interface ReportWorld {
  /** The plots that are in use. */
  readonly plotsInUse: readonly { readonly id: PlotId; readonly organisationId: OrganisationId }[]
  readonly bookings: readonly WorldBooking[]
  readonly moves: readonly WorldMove[]
  readonly messages: readonly WorldMessage[]
  readonly searches: readonly { readonly day: string; readonly term: string; readonly searches: number }[]
  /** `2027-03`: that month and those before it are closed. */
  readonly closed: string | null
}

export interface WorldBooking {
  readonly organisationId: OrganisationId
  /** Its id too. */
  readonly reference: string
  /** When it first counted. */
  readonly bookedAt: string
  readonly arrival: string
  readonly departure: string
  readonly total: number
  readonly isOffline: boolean
  readonly cancelledAt: string | null
  /** Its guests never came. */
  readonly isNoShow?: boolean
  /** Of the plots that are slept on. */
  readonly nights: readonly { readonly plotId: PlotId; readonly date: string }[]
}

export interface WorldMove {
  readonly organisationId: OrganisationId
  readonly reference: string
  readonly kind: 'capture' | 'refund' | 'chargeback' | 'chargeback-reversal'
  readonly cents: number
  readonly at: string
}

export interface WorldMessage {
  readonly organisationId: OrganisationId
  readonly reference: string
  readonly channel: 'email' | 'sms' | 'app'
  /** Our own word of it. */
  readonly state: 'pending' | 'sent' | 'skipped' | 'dead'
  /** The last word of its provider. */
  readonly delivered: 'accepted' | 'delivered' | 'read' | 'failed' | null
  readonly at: string
}
