import type { Role } from '@camp/domain/people/role.ts'
import type { OrganisationId, PaymentRuleId, SpecialTermId, UserId } from '@camp/domain/shared/ids.ts'

/** What an organisation's own people see of it beside what guests see. Amounts in cents. */
export interface OrganisationSettings {
  readonly id: OrganisationId
  readonly slug: string
  readonly name: string
  readonly status: string
  readonly isAdultsOnly: boolean
  readonly businessEmail: string | null
  readonly businessNumber: string | null
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
  readonly useDisplayFromAmount: boolean
  readonly isFeaturedOnHomepage: boolean
  readonly isFeaturedOnSearch: boolean
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
