import type { CancellationPolicy } from '../cancellation/cancellation-policy.ts'
import type { CampsiteTopic } from '../messaging/campsite-news.ts'
import type { GivenAccount } from '../payments/transfer-account.ts'
import type { PictureTexts } from '../pictures/picture-text.ts'
import type { OrganisationId } from '../shared/ids.ts'
import type { Currency, Money } from '../shared/money.ts'

export const organisationStatuses = ['pending', 'active', 'paused', 'inactive', 'deleted'] as const
export type OrganisationStatus = (typeof organisationStatuses)[number]

export type DisplayFromAmountType = 'perPerson' | 'perPlot'

/**
 * Where an organisation lies in the world: the province decides the country, the country money and zone (rule
 * T1).
 */
export interface Province {
  readonly code: string
  readonly name: string
  readonly country: Country
}

export interface Country {
  readonly code: string
  readonly name: string
  readonly currency: Currency
  readonly currencySymbol: string
  readonly timezone: string
}

/**
 * One campsite business, the tenant. HTML fields are sanitised before they get here. VAT and owner
 * details are not part of it.
 */
export interface Organisation {
  readonly id: OrganisationId
  readonly slug: string
  readonly name: string
  readonly status: OrganisationStatus
  readonly isDemo: boolean
  readonly isAdultsOnly: boolean
  /** Picture keys, the first is the card's. */
  readonly images: readonly string[]
  readonly logo: string | null
  /** Of its pictures and those of its sites and plots. */
  readonly pictureTexts: PictureTexts
  readonly shortDescription: string
  readonly address1: string | null
  readonly address2: string | null
  readonly suburb: string | null
  readonly cityName: string
  readonly postalCode: string | null
  readonly province: Province
  readonly latitude: number
  readonly longitude: number
  readonly directions: string | null
  /** Who receives the guests, in their own words. */
  readonly aboutHosts: string | null
  readonly houseRules: string | null
  readonly aboutPets: string | null
  /** What guests do when they get there. */
  readonly aboutArrival: string | null
  readonly googleMaps: string | null
  readonly businessEmail: string | null
  readonly businessNumber: string | null
  readonly useDisplayFromAmount: boolean
  readonly displayFromAmountOffPeak: Money | null
  readonly displayFromAmountPeak: Money | null
  readonly displayFromAmountSuperPeak: Money | null
  readonly displayFromAmountType: DisplayFromAmountType | null
  readonly isAllowMultiplePlots: boolean
  readonly useDimensions: boolean
  readonly takesOnlinePayment: boolean
  /** Of its bank details what it gives guests who transfer money (rule D11); null: it gives none. */
  readonly transferAccount: GivenAccount | null
  /** A deposit by transfer that does not come ends the booking (rule D13). */
  readonly releasesTransfers: boolean
  /** Before any hold (rule X14). */
  readonly asksProvedNumber: boolean
  readonly isFeaturedOnHomepage: boolean
  readonly isFeaturedOnSearch: boolean
  readonly cancellationPolicy: CancellationPolicy
  /** What it hears of by e-mail (rule M18). */
  readonly hears: readonly CampsiteTopic[]
}
