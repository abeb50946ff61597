import type { AdminFeeTerms } from '../../billing/admin-fee.ts'
import type { BookingFeeType } from '../../billing/booking-fee.ts'
import type { CancellationPolicy } from '../../cancellation/cancellation-policy.ts'
import type { CampsiteTopic } from '../../messaging/campsite-news.ts'
import type { DisplayFromAmountType } from '../organisation.ts'

/**
 * Everything of an organisation that somebody sets, as it is stored. Amounts in cents, dates as `2026-11-21`.
 */
export interface OrganisationRecord {
  readonly name: string
  readonly slug: string
  readonly shortDescription: string
  readonly isAdultsOnly: boolean
  readonly address1: string | null
  readonly address2: string | null
  readonly suburb: string | null
  readonly cityName: string
  readonly postalCode: string | null
  /** Country and province: `ZA-WC`. */
  readonly province: string
  readonly latitude: number
  readonly longitude: number
  readonly directions: string | null
  readonly aboutHosts: string | null
  readonly houseRules: string | null
  readonly aboutPets: string | null
  readonly aboutArrival: string | null
  readonly googleMaps: string | null
  readonly businessEmail: string | null
  readonly businessNumber: string | null
  readonly useDisplayFromAmount: boolean
  readonly displayFromAmountOffPeak: number | null
  readonly displayFromAmountPeak: number | null
  readonly displayFromAmountSuperPeak: number | null
  readonly displayFromAmountType: DisplayFromAmountType | null
  /** Ids of the platform's facility tags, in order. */
  readonly facilities: readonly string[]

  readonly isAllowMultiplePlots: boolean
  readonly useDimensions: boolean
  readonly takesOnlinePayment: boolean
  /** A deposit by transfer that does not come ends the booking (rule D13). */
  readonly releasesTransfers: boolean
  /** Whoever holds a plot first proves a number (rule X14). */
  readonly asksProvedNumber: boolean
  readonly cancellationPolicy: CancellationPolicy
  /** A balance 3 days overdue after two reminders cancels the booking (rule O11). */
  readonly cancelsOverdueBookings: boolean
  /** What is told to its business address (rule M18). */
  readonly hears: readonly CampsiteTopic[]

  readonly ownerName: string | null
  readonly ownerEmail: string | null
  readonly ownerNumber: string | null
  readonly registrationNumber: string | null
  readonly vatNumber: string | null

  readonly bankName: string | null
  readonly bankAccountName: string | null
  readonly bankAccountNumber: string | null
  readonly bankBranchCode: string | null
  readonly bankAccountType: string | null
  /** Guests who transfer money read them (rule D11). */
  readonly showsBankDetails: boolean

  readonly bookingFeeType: BookingFeeType | null
  /** Percent, of a reservation's total. */
  readonly bookingFeePercentage: number
  readonly bookingFeeAmount: number
  readonly adminFeeType: AdminFeeTerms['type']
  readonly adminFeeAmount: number
  readonly adminFeeStartDate: string | null
  readonly isFeaturedOnHomepage: boolean
  readonly isFeaturedOnSearch: boolean
  readonly isDemo: boolean
}

export type OrganisationField = keyof OrganisationRecord
export type FieldValue = OrganisationRecord[OrganisationField]
