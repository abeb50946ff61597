import type { CancellationPolicy } from '@camp/domain/cancellation/cancellation-policy.ts'
import type { DisplayFromAmountType, OrganisationStatus } from '@camp/domain/organisations/organisation.ts'
import type { PictureTexts } from '@camp/domain/pictures/picture-text.ts'
import type { SiteTimes, SiteType } from '@camp/domain/plots/plot.ts'
import type { SiteId } from '@camp/domain/shared/ids.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import type { ListedOrganisation } from '../search/search-results.ts'

/** What anybody may see of an organisation: listed fields, no bank, VAT or owner details (rules O6, U9). */
export interface OrganisationView extends Omit<ListedOrganisation, 'distanceKm'> {
  /**
   * Others answer as if they did not exist. A paused one takes no bookings; pending is what its own people
   * see before it opens.
   */
  readonly status: Extract<OrganisationStatus, 'active' | 'paused' | 'pending'>
  readonly images: readonly string[]
  readonly logo: string | null
  /** What its pictures, and those of its sites and plots, show; a picture without words is not in it. */
  readonly pictureTexts: PictureTexts
  readonly address1: string | null
  readonly address2: string | null
  readonly timezone: string
  readonly currency: string
  readonly currencySymbol: string
  /** Sanitised HTML. */
  readonly directions: string | null
  /** Sanitised HTML, as the campsite wrote it. */
  readonly aboutHosts: string | null
  readonly houseRules: string | null
  readonly aboutPets: string | null
  readonly aboutArrival: string | null
  readonly googleMaps: string | null
  readonly businessEmail: string | null
  readonly businessNumber: string | null
  readonly isAllowMultiplePlots: boolean
  readonly useDimensions: boolean
  readonly takesOnlinePayment: boolean
  readonly useDisplayFromAmount: boolean
  /** What the price line is made of, for clients that choose the season themselves. */
  readonly displayFromAmountOffPeak: Money | null
  readonly displayFromAmountPeak: Money | null
  readonly displayFromAmountSuperPeak: Money | null
  readonly displayFromAmountType: DisplayFromAmountType | null
  readonly isFeaturedOnHomepage: boolean
  readonly cancellationPolicy: CancellationPolicy
  readonly sites: readonly {
    readonly id: SiteId
    readonly name: string
    readonly siteType: SiteType
    readonly images: readonly string[]
    readonly times: SiteTimes
  }[]
}
