import type { PaymentRule } from '@camp/domain/deposit/payment-rule.ts'
import type { Organisation } from '@camp/domain/organisations/organisation.ts'
import type { OrganisationRecord } from '@camp/domain/organisations/settings/organisation-record.ts'
import type { SpecialTerm } from '@camp/domain/organisations/special-term.ts'
import type { Role } from '@camp/domain/people/role.ts'
import type { OrganisationId, PaymentRuleId, PlotId, SiteId, SpecialTermId, UserId } from '@camp/domain/shared/ids.ts'

/**
 * The whole row, for an organisation's own people: what guests see, and what they do not. A field that an
 * organisation gets is one of these too, unless it is named here. Amounts in cents.
 */
export interface OrganisationSettings
  extends Omit<Organisation, (typeof organisationFieldsNotShown)[number]>,
    Omit<
      OrganisationRecord,
      keyof Organisation | 'facilities' | 'cancelsOverdueBookings' | 'bookingFeeAmount' | 'adminFeeAmount'
    > {
  /** The key of the first picture, which stands on the card. */
  readonly image: string | null
  readonly displayFromAmountOffPeakCents: number | null
  readonly displayFromAmountPeakCents: number | null
  readonly displayFromAmountSuperPeakCents: number | null
  readonly bookingFeeAmountCents: number
  readonly adminFeeAmountCents: number
}

export const organisationFieldsNotShown = [
  ...(['images', 'pictureTexts', 'cancellationPolicy', 'hears', 'transferAccount'] as const),
  ...(['displayFromAmountOffPeak', 'displayFromAmountPeak', 'displayFromAmountSuperPeak'] as const),
] as const

export interface SpecialTermSettings extends Omit<SpecialTerm, 'siteIds'> {
  readonly orgId: OrganisationId
  /** Its links to sites, by the names of the sites. */
  readonly orgSiteSpecialTerms: readonly {
    readonly id: string
    readonly termId: SpecialTermId
    readonly orgSiteId: SiteId
    readonly siteName: string
  }[]
}

export interface PaymentRuleSettings extends Omit<PaymentRule, 'minimumAmountForPartial'> {
  readonly orgId: OrganisationId
  readonly minimumAmountForPartialCents: number
  /** Its links to plots, by the names of the plots. */
  readonly orgPlotPaymentRules: readonly {
    readonly id: string
    readonly ruleId: PaymentRuleId
    readonly orgPlotId: PlotId
    readonly plotName: string
  }[]
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
