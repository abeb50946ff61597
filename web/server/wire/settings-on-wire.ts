import type { OrganisationSettings, PaymentRuleSettings } from '@camp/application/settings/settings.ts'

/** Rand of cents: exact, since both are whole numbers of cents on the wire. */
function rand(cents: number): number {
  return cents / 100
}

export function organisationSettingsOnWire({
  bookingFeeAmountCents,
  adminFeeAmountCents,
  ...organisation
}: OrganisationSettings) {
  return { ...organisation, bookingFeeAmount: rand(bookingFeeAmountCents), adminFeeAmount: rand(adminFeeAmountCents) }
}

export function paymentRuleOnWire({ minimumAmountForPartialCents, ...rule }: PaymentRuleSettings) {
  return { ...rule, minimumAmountForPartial: rand(minimumAmountForPartialCents) }
}
