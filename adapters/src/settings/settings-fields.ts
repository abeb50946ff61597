import {
  type OrganisationSettings,
  organisationFieldsNotShown,
  type PaymentRuleSettings,
  type SpecialTermSettings,
} from '@camp/application/settings/settings.ts'
import { type PaymentRuleColumns, paymentRuleFields } from '../deposit/payment-rule-fields.ts'
import { type OrganisationSource, organisationFields, privateFields } from '../organisations/organisation-fields.ts'
import { inOtherRows, reader, without } from '../postgres/fields.ts'
import { type SpecialTermColumns, specialTermFields } from '../special-terms/special-term-fields.ts'

export const readOrganisationSettings = reader<OrganisationSource, OrganisationSettings>({
  ...without(organisationFields, organisationFieldsNotShown),
  ...without(privateFields, ['cancelsOverdueBookings', 'bookingFeeAmount', 'adminFeeAmount']),
  image: inOtherRows(({ images }: Pick<OrganisationSource, 'images'>) => images[0] ?? null),
  displayFromAmountOffPeakCents: 'display_from_amount_off_peak_cents',
  displayFromAmountPeakCents: 'display_from_amount_peak_cents',
  displayFromAmountSuperPeakCents: 'display_from_amount_super_peak_cents',
  bookingFeeAmountCents: 'booking_fee_amount_cents',
  adminFeeAmountCents: 'admin_fee_amount_cents',
})

export const readTermSettings = reader<SpecialTermColumns, Omit<SpecialTermSettings, 'orgSiteSpecialTerms'>>({
  ...without(specialTermFields, ['siteIds']),
  orgId: 'organisation_id',
})

export const readRuleSettings = reader<PaymentRuleColumns, Omit<PaymentRuleSettings, 'orgPlotPaymentRules'>>({
  ...without(paymentRuleFields, ['minimumAmountForPartial']),
  orgId: 'organisation_id',
  minimumAmountForPartialCents: 'minimum_amount_for_partial_cents',
})
