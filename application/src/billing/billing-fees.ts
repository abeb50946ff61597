import type { AdminFeeTerms } from '@camp/domain/billing/admin-fee.ts'
import { type Currency, Money } from '@camp/domain/shared/money.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { OrganisationSettings } from '../settings/settings.ts'

/** What the platform wrote into the organisation's settings. */
export function adminFeeTerms(settings: OrganisationSettings, currency: Currency): AdminFeeTerms {
  const { adminFeeStartDate } = settings
  return {
    type: (['monthly', 'annual'] as const).find((type) => type === settings.adminFeeType) ?? null,
    amount: Money.cents(settings.adminFeeAmountCents, currency),
    startDate: adminFeeStartDate === null ? null : Temporal.PlainDate.from(adminFeeStartDate),
  }
}
