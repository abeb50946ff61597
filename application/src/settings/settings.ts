import type { DisplayFromAmountType, Province } from '@camp/domain/organisations/organisation.ts'
import type { Role } from '@camp/domain/people/role.ts'
import type { OrganisationId, PaymentRuleId, SpecialTermId, UserId } from '@camp/domain/shared/ids.ts'

/** The whole row of `spec.md` §3 for an organisation's own people: what guests see, and what they do not. Amounts in cents. */
export interface OrganisationSettings extends OrganisationPublicSettings {
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
  readonly bookingFeeType: string | null
  readonly bookingFeePercentage: number
  readonly bookingFeeAmountCents: number
  readonly adminFeeType: string | null
  readonly adminFeeAmountCents: number
  readonly adminFeeStartDate: string | null
  readonly isAllowMultiplePlots: boolean
  readonly useDimensions: boolean
  readonly takesOnlinePayment: boolean
  readonly isDemo: boolean
  readonly isFeaturedOnHomepage: boolean
  readonly isFeaturedOnSearch: boolean
}

interface OrganisationPublicSettings {
  readonly id: OrganisationId
  readonly slug: string
  readonly name: string
  readonly status: string
  readonly isAdultsOnly: boolean
  /** The key of the first picture, which stands on the card. */
  readonly image: string | null
  readonly logo: string | null
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
  readonly googleMaps: string | null
  readonly businessEmail: string | null
  readonly businessNumber: string | null
  readonly useDisplayFromAmount: boolean
  readonly displayFromAmountOffPeakCents: number | null
  readonly displayFromAmountPeakCents: number | null
  readonly displayFromAmountSuperPeakCents: number | null
  readonly displayFromAmountType: DisplayFromAmountType | null
}

export interface SpecialTermSettings {
  readonly id: SpecialTermId
  readonly orgId: OrganisationId
  readonly name: string
  readonly isActive: boolean
  readonly type: 'Mandatory' | 'Optional'
  readonly text: string
}

export interface PaymentRuleSettings {
  readonly id: PaymentRuleId
  readonly orgId: OrganisationId
  readonly name: string
  readonly isActive: boolean
  readonly allowPartialPayments: boolean
  readonly minimumAmountForPartialCents: number
  readonly partialPaymentDueType: 'onArrival' | 'dueBeforeReservation'
  readonly partialPaymentDueDays: number
  readonly partialPaymentPercentage: number
}

export interface UserSettings {
  readonly id: UserId
  /** The e-mail address where none was chosen. */
  readonly username: string
  readonly role: Role
  readonly organisationIds: readonly OrganisationId[]
}

/** A user of an organisation, a special term of a site, a payment rule of a plot. */
export type LinkKind = 'user' | 'special-term' | 'payment-rule'

export interface Settings {
  organisation(id: OrganisationId): Promise<OrganisationSettings | undefined>
  specialTerm(id: SpecialTermId): Promise<SpecialTermSettings | undefined>
  paymentRule(id: PaymentRuleId): Promise<PaymentRuleSettings | undefined>
  user(id: UserId): Promise<UserSettings | undefined>
  organisationOfLink(kind: LinkKind, id: string): Promise<OrganisationId | undefined>
  deleteLink(kind: LinkKind, id: string): Promise<void>
}
