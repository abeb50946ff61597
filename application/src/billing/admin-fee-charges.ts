import { adminFee } from '@camp/domain/billing/admin-fee.ts'
import { vatOn } from '@camp/domain/billing/vat-on-fee.ts'
import { platformZone } from '@camp/domain/shared/platform-zone.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { AdminFeeCharge, AgreedAdminFee, BillingBooks } from './billing-books.ts'

/** The admin fees of a month, with their VAT: as they are charged when it closes, and owed until then. */
export async function adminFeeCharges(
  billingBooks: Pick<BillingBooks, 'adminFeeTerms' | 'feeVatPercentage'>,
  month: Temporal.PlainYearMonth,
): Promise<readonly (AdminFeeCharge & AgreedAdminFee)[]> {
  const agreed = await billingBooks.adminFeeTerms()
  const charges = agreed.map(async (one) => {
    const fee = adminFee(one.terms, month)
    const percentage = fee.isPositive ? await billingBooks.feeVatPercentage(one.organisationId, lastMomentOf(month)) : 0
    return { ...one, fee, vat: vatOn(fee, percentage) }
  })
  return (await Promise.all(charges)).filter(({ fee }) => fee.isPositive)
}

export function lastMomentOf(month: Temporal.PlainYearMonth): Temporal.Instant {
  const after = month.add({ months: 1 }).toPlainDate({ day: 1 })
  return after.toZonedDateTime(platformZone).toInstant().subtract({ seconds: 1 })
}
