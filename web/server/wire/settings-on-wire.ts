import type { OrganisationSettings, PaymentRuleSettings } from '@camp/application/settings/settings.ts'

/** Rand of cents: exact, since both are whole numbers of cents on the wire. */
function rand(cents: number): number {
  return cents / 100
}

export function organisationSettingsOnWire({
  bookingFeeAmountCents,
  adminFeeAmountCents,
  displayFromAmountOffPeakCents,
  displayFromAmountPeakCents,
  displayFromAmountSuperPeakCents,
  ...organisation
}: OrganisationSettings) {
  return {
    ...organisation,
    displayFromAmountOffPeak: randOrNull(displayFromAmountOffPeakCents),
    displayFromAmountPeak: randOrNull(displayFromAmountPeakCents),
    displayFromAmountSuperPeak: randOrNull(displayFromAmountSuperPeakCents),
    bookingFeeAmount: rand(bookingFeeAmountCents),
    adminFeeAmount: rand(adminFeeAmountCents),
  }
}

function randOrNull(cents: number | null): number | null {
  return cents === null ? null : rand(cents)
}

export function paymentRuleOnWire({ minimumAmountForPartialCents, ...rule }: PaymentRuleSettings) {
  return { ...rule, minimumAmountForPartial: rand(minimumAmountForPartialCents) }
}
